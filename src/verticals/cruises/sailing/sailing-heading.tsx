import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { CabinPrice } from './cabin-price.tsx'
import type { DepartureState } from './departure-state.ts'
import { SailingDates } from './sailing-dates.tsx'
import { PriceTerms } from './price-terms.tsx'
import { type Sailing, lowestPrice } from './sailing.ts'

interface SailingHeadingProps {
  readonly sailing: Sailing
  readonly departure: DepartureState
}

/** What the sailing is, in a line, and what it costs at least. */
export function SailingHeading({ sailing, departure }: SailingHeadingProps) {
  const { title, vendor, nights, departingPort } = sailing
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumb title={title} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-xl sm:text-2xl">{title}</h1>
          <p className="text-muted">
            {vendor}
            {' ·\u00a0'}
            <Plural value={nights} one={'#\u00A0night'} other={'#\u00A0nights'} />
            {' ·\u00a0'}
            <Trans>From {departingPort}</Trans>
            {' ·\u00a0'}
            <span className="figures">
              <SailingDates sailing={sailing} />
            </span>
          </p>
        </div>
        <FromPrice sailing={sailing} departure={departure} />
      </div>
    </header>
  )
}

const linkClass = 'inline-flex min-h-6 items-center underline underline-offset-4 hover:text-primary-strong'

function Breadcrumb({ title }: { readonly title: string }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`You are here`}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <li>
          <Link to="/" className={linkClass}>{t`Home`}</Link>
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true">/</span>
          <Link to="/cruceros" className={linkClass}>
            <Trans>Cruises</Trans>
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true">/</span>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
}

function FromPrice({ sailing, departure }: SailingHeadingProps) {
  const from = lowestPrice(sailing.prices)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
      {from === undefined ? (
        <p className="text-lg font-semibold">
          <Trans>Sold out</Trans>
        </p>
      ) : (
        <p>
          <span className="block">
            <Trans>
              from <CabinPrice amount={from} className="text-xl font-bold" /> per person
            </Trans>
          </span>
          <span className="block text-xs text-muted">
            <PriceTerms sailing={sailing} />
          </span>
        </p>
      )}
      {departure !== 'left' && (
        <a href="#write" className={buttonClass('primary', 'base', 'max-w-full wrap-anywhere')}>
          <Icon name="i-lucide-message-square" />
          <Trans>Ask about this sailing</Trans>
        </a>
      )}
    </div>
  )
}
