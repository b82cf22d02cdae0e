import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { layoutOf } from './page-layout.ts'
import { mainId } from './site-main.tsx'

const entryClass =
  'flex min-h-11 items-center rounded-lg px-2.5 text-sm font-semibold hover:bg-sunken data-[status=active]:text-primary-strong md:px-2 lg:px-3'

interface SiteHeaderProps {
  /** how to reach the agency by telephone */
  readonly call: ReactNode
  /** the visitor's own corner: language, currency, theme */
  readonly settings: ReactNode
}

export function SiteHeader({ call, settings }: SiteHeaderProps) {
  const { t } = useLingui()
  const layout = useMatches({ select: layoutOf })
  return (
    <header className="@container border-b border-line print:hidden">
      <a
        href={`#${mainId}`}
        className="absolute start-2 top-2 z-50 rounded-lg bg-ink px-4 py-3 text-paper not-focus:sr-only"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <div className="page-width flex min-h-16 flex-wrap items-center @[22.5rem]:flex-nowrap gap-1 sm:gap-3">
        <Link to="/" className="me-auto rounded-lg" aria-label={t`Trayecto, home`}>
          <Logo />
        </Link>
        {layout !== 'footeronly' && layout !== 'blank' && <SiteNavigation />}
        {layout !== 'blank' && call}
        {layout !== 'blank' && settings}
      </div>
    </header>
  )
}

function SiteNavigation() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Main`}>
      <ul className="flex flex-wrap items-center @[22.5rem]:flex-nowrap">
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={entryClass}>
            <Trans>Flights</Trans>
          </Link>
        </li>
        <li className="max-md:hidden">
          <Link to="/explorar" activeOptions={{ includeSearch: false }} className={entryClass}>
            <Trans>Explore</Trans>
          </Link>
        </li>
        <li className="max-md:hidden">
          <Link to="/aerolineas" className={entryClass}>
            <Trans>Airlines</Trans>
          </Link>
        </li>
        <li className="max-md:hidden">
          <Link to="/inspiracion" className={entryClass}>
            <Trans>Inspiration</Trans>
          </Link>
        </li>
        <li>
          <Link to="/user/my-journey" className={entryClass}>
            <Trans>My journey</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
