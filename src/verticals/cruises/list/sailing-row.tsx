import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { type Chart, RouteChart } from '#/ui/chart/route-chart.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import { CabinPrice } from '../sailing/cabin-price.tsx'
import { SailingDates } from '../sailing/sailing-dates.tsx'
import { type ListedSailing, lowestPrice } from '../sailing/sailing.ts'
import { TaxWords } from '../sailing/tax-words.tsx'

interface SailingRowProps {
  readonly sailing: ListedSailing
  readonly chart: Chart | undefined
}

/** On a phone as wide as it is drawn, so that no port is cut off. */
const pictureClass = 'max-sm:ms-2 max-sm:aspect-[3/2] max-sm:w-24 max-sm:rounded-lg max-sm:my-2 sm:h-full sm:w-full'

/** One sailing of the list: where it goes, on which ship, from where and when, and what a person pays at least. */
export const SailingRow = memo(function SailingRow({ sailing, chart }: SailingRowProps) {
  const { id, title, vendor, nights, portsRoute, departingPort, scene } = sailing
  return (
    <article className="relative grid grid-cols-[6.75rem_1fr] items-start overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge sm:h-24 sm:grid-cols-[8.5rem_1fr] sm:items-stretch">
      {chart ? <RouteChart chart={chart} className={pictureClass} /> : <Scene place={scene} className={pictureClass} />}
      <div className="grid min-w-0 content-center gap-x-4 px-3 py-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-4 sm:py-1">
        <div className="min-w-0">
          <h3 className="text-base font-bold max-sm:text-sm max-sm:leading-4.75 sm:truncate sm:leading-6">
            <Link to="/cruceros/$sailing" params={{ sailing: id }} className="stretched-link">
              {title}
              <span className="sr-only">
                , <SailingDates sailing={sailing} />
              </span>
            </Link>
          </h3>
          <p className="text-xs leading-4.5 text-muted sm:truncate">
            {vendor}
            {' ·\u00a0'}
            <Plural value={nights} one={'#\u00A0night'} other={'#\u00A0nights'} />
            <span className="sm:hidden">
              {' ·\u00a0'}
              {departingPort}
            </span>
          </p>
          <p className="text-xs leading-4.5 figures">
            <span className="max-sm:hidden">
              <Trans>From {departingPort}</Trans>
              {' ·\u00a0'}
            </span>
            <SailingDates sailing={sailing} />
          </p>
          <p className="truncate text-xs leading-4.5 text-muted max-sm:hidden">{portsRoute.join(' – ')}</p>
        </div>
        <SailingPrice sailing={sailing} />
      </div>
    </article>
  )
})

/** What the least dear cabin costs, and what one with a balcony does. */
function SailingPrice({ sailing: { prices, taxesIncluded } }: Pick<SailingRowProps, 'sailing'>) {
  const from = lowestPrice(prices)
  if (from === undefined)
    return (
      <p className="text-sm font-semibold text-muted sm:self-center sm:text-end">
        <Trans>Sold out</Trans>
      </p>
    )
  return (
    <p className="text-xs leading-4.5 text-muted sm:self-center sm:text-end">
      <Trans>
        from{' '}
        <CabinPrice
          amount={from}
          className="text-base leading-5.5 font-bold text-ink sm:text-[1.125rem] sm:leading-6"
        />
      </Trans>
      <span className="block figures">
        {prices.balcony === undefined ? (
          <Trans>no balcony left</Trans>
        ) : (
          <Trans>
            balcony <CabinPrice amount={prices.balcony} estimateClass="hidden" />
          </Trans>
        )}
      </span>
      <span className="block max-sm:hidden">
        <TaxWords taxesIncluded={taxesIncluded} />
      </span>
    </p>
  )
}
