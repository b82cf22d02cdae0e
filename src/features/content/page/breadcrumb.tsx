import { useLingui } from '@lingui/react/macro'
import type { ContentPage } from '../content-page.ts'
import { parentOf } from '../found/parent-pages.ts'
import { SiteAnchor } from './site-anchor.tsx'

const linkClass = 'inline-flex min-h-6 items-center underline underline-offset-4 hover:text-primary-strong'

/** The way back up, from the start of the site to this page. */
export function Breadcrumb({ page }: { readonly page: ContentPage }) {
  const { t, i18n } = useLingui()
  const parent = parentOf(page)
  return (
    <nav aria-label={t`You are here`}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <li>
          <SiteAnchor to="/" className={linkClass}>
            {t`Home`}
          </SiteAnchor>
        </li>
        {parent && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            <SiteAnchor to={parent.path} className={linkClass}>
              {i18n._(parent.name)}
            </SiteAnchor>
          </li>
        )}
        <li className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true">/</span>
          <span aria-current="page">{page.title}</span>
        </li>
      </ol>
    </nav>
  )
}
