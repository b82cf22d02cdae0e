import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { localizePathname } from '#/i18n/locale.ts'
import { buttonClass } from '#/ui/button-class.ts'
import type { Elsewhere } from '../wire/elsewhere.ts'
import { SiteAnchor } from './site-anchor.tsx'

const only = {
  es: { says: msg`This page is only in Spanish`, leads: msg`Read it in Spanish` },
  en: { says: msg`This page is only in English`, leads: msg`Read it in English` },
} as const

/** Where a page of content is not there in the language asked for: in which it is. The answer carries status 404. */
export function ContentElsewhere({ onlyIn, path }: Elsewhere) {
  const { t, i18n } = useLingui()
  const { says, leads } = only[onlyIn]
  return (
    <div className="page-width flex flex-col items-start gap-5 py-12 sm:py-20">
      <title>{t`Page not found · Trayecto`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xl sm:text-2xl">{i18n._(says)}</h1>
      <div className="flex flex-wrap gap-3">
        <a href={localizePathname(path, onlyIn)} hrefLang={onlyIn} className={buttonClass()}>
          {i18n._(leads)}
        </a>
        <SiteAnchor to="/" className={buttonClass('secondary')}>
          <Trans>Search flights</Trans>
        </SiteAnchor>
      </div>
    </div>
  )
}
