import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { chipClass } from '#/features/results/frame/chip-class.ts'
import { ListOrders } from '#/features/results/list-orders.tsx'
import { Icon } from '#/ui/icon.tsx'
import { PopPanel } from '#/ui/overlay/pop-panel.tsx'
import { useListScope } from '#/features/results/list-scope.tsx'
import { type FlightSort, bestWeights, flightSorts } from './flight-sorts.ts'
import type { SortLeaders } from '../results/query/results-view.ts'

const sortNames: Readonly<Record<FlightSort, MessageDescriptor>> = {
  best: msg`Best`,
  cheapest: msg`Cheapest`,
  fastest: msg`Fastest`,
  nearest: msg`Nearest`,
}

/** The orders, each with the price and duration of the flight that it would put first. */
export function ResultsSorts({ leaders, currency }: { leaders: SortLeaders; currency: string }) {
  const { t, i18n } = useLingui()
  return (
    <ListOrders
      label={t`Order of the flights`}
      className="lg:min-w-0 lg:flex-1"
      orders={flightSorts.map(({ name: sort }) => {
        const leader = leaders[sort]
        return {
          sort,
          words: i18n._(sortNames[sort]),
          leader: leader && (
            <span className="figures">
              {formatMoney({ amount: leader.total, currency }, i18n.locale, 'short')}
              <span className="tracking-tight lg:max-xl:hidden">
                {' ·\u00a0'}
                {formatDuration(leader.minutes)}
              </span>
            </span>
          ),
        }
      })}
    />
  )
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

const panel = 'why-this-order'

/** Why the flights stand in this order, in plain words, behind a sign. Nobody pays for a place in it. */
export function WhyThisOrder() {
  const { t } = useLingui()
  const { query } = useListScope()
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        title={t`Why this order?`}
        aria-label={t`Why this order?`}
        className={chipClass(false, 'justify-center lg:rounded-xl lg:border-line max-lg:px-2.5')}
      >
        <Icon name="i-lucide-info" className="size-4 text-primary-strong" />
      </button>
      <PopPanel id={panel} title={<Trans>Why this order?</Trans>} closeLabel={t`Close`}>
        {() => (
          <p className="max-w-120 text-sm text-muted">
            <OrderWords sort={query.sort} /> <Trans>No airline pays for its place in the list.</Trans>
          </p>
        )}
      </PopPanel>
    </>
  )
}

function OrderWords({ sort }: { sort: string }) {
  const [price, duration, stops] = [bestWeights.price, bestWeights.duration, bestWeights.stops].map(percent)
  if (sort === 'cheapest') return <Trans>By total price for all travelers, lowest first; then by duration.</Trans>
  if (sort === 'fastest') return <Trans>By total duration with its waits, shortest first; then by price.</Trans>
  if (sort === 'nearest')
    return (
      <Trans>
        By how near the airports lie to the ones you asked for, then by how near the departure is to your day; then by
        price.
      </Trans>
    )
  return (
    <Trans>
      Each flight is rated on price ({price}), duration ({duration}) and stops ({stops}), each compared with the others
      of this search.
    </Trans>
  )
}
