import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { SiteAnchor } from './site-anchor.tsx'

/** For a page whose text could not be had and that nobody has read here before. Searching and booking go on without it. */
export function ContentFailure() {
  const { t } = useLingui()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <div className="page-width py-12 sm:py-20">
      <title>{t`This page did not arrive · Trayecto`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-160 flex-col items-start gap-5">
        <Icon name="i-lucide-newspaper" className="size-12 text-muted" />
        <h1 className="text-xl sm:text-2xl">
          <Trans>This page did not arrive</Trans>
        </h1>
        <p>
          <Trans>
            What we write about places and airlines comes from elsewhere, and it does not answer at the moment. Nothing
            of your search or your booking depends on it.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={here} className={buttonClass()}>
            <Icon name="i-lucide-rotate-cw" />
            <Trans>Try again</Trans>
          </a>
          <SiteAnchor to="/" className={buttonClass('secondary')}>
            <Trans>Search flights</Trans>
          </SiteAnchor>
        </div>
      </div>
    </div>
  )
}
