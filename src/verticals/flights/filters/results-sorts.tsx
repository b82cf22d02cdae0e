import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { classNames } from '#/ui/class-names.ts'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { ListLink, useListScope } from '#/features/results/list-scope.tsx'
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
  const { query } = useListScope()
  return (
    <nav aria-label={t`Order of the flights`}>
      <ul className="grid grid-cols-2 overflow-hidden rounded-2xl border border-line bg-surface sm:grid-cols-4">
        {flightSorts.map(({ name: sort }) => {
          const leader = leaders[sort]
          const current = sort === query.sort
          return (
            <li key={sort} className="contents">
              <ListLink
                change={{ sort }}
                aria-current={current ? 'true' : undefined}
                className={classNames(
                  'flex flex-col gap-0.5 border-b-3 px-4 py-2.5 outline-offset-[-3px] hover:bg-sunken',
                  current ? 'border-primary bg-primary-soft' : 'border-transparent',
                )}
              >
                <span className="font-semibold">{i18n._(sortNames[sort])}</span>
                {leader && (
                  <span className="figures text-xs text-muted">
                    {formatMoney({ amount: leader.total, currency }, i18n.locale, 'short')}
                    {' · '}
                    {formatDuration(leader.minutes)}
                  </span>
                )}
              </ListLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Why the flights stand in this order, in plain words. Nobody pays for a place in it. */
export function WhyThisOrder() {
  const { query } = useListScope()
  return (
    <Disclosure summary={<Trans>Why this order?</Trans>} summaryClass="text-sm text-primary-strong justify-start gap-1">
      <p className="max-w-160 text-sm text-muted">
        <OrderWords sort={query.sort} /> <Trans>No airline pays for its place in the list.</Trans>
      </p>
    </Disclosure>
  )
}

function OrderWords({ sort }: { sort: string }) {
  const [price, duration, stops] = [bestWeights.price, bestWeights.duration, bestWeights.stops].map(percent)
  if (sort === 'cheapest') return <Trans>By total price for all travellers, lowest first; then by duration.</Trans>
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
