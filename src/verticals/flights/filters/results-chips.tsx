import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Icon } from '#/ui/icon.tsx'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { bandNames, stopNames } from './facet-words.ts'
import { anyFare, anyLeg } from './flight-filters.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import { ResultsLink, stepHeadingId, useResultsScope } from '../results/results-scope.tsx'

interface ResultsChipsProps {
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
}

/** A link that takes itself away leaves the focus where the flights begin. */
const goToFlights = (): void => document.getElementById(stepHeadingId)?.focus({ preventScroll: true })

/** The filters that are on, each a link that takes it back. */
export function ResultsChips({ names, direction }: ResultsChipsProps) {
  const { t } = useLingui()
  const { query } = useResultsScope()
  const active = activeFilters(query, direction)
  if (active.length === 0) return null
  const cleared = { ...query.filters, fare: anyFare, [direction]: anyLeg }
  return (
    <ul aria-label={t`Filters chosen`} className="flex flex-wrap items-center gap-2">
      {active.map((filter) => (
        <li key={filter.id}>
          <ResultsLink
            change={{ filters: filter.without }}
            onClick={goToFlights}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-primary-soft px-3 text-sm text-ink hover:bg-sunken"
          >
            <FilterWords filter={filter} names={names} />
            <Icon name="i-lucide-x" className="size-4" />
            <span className="sr-only">
              <Trans>(remove)</Trans>
            </span>
          </ResultsLink>
        </li>
      ))}
      <li>
        <ResultsLink
          change={{ filters: cleared }}
          onClick={goToFlights}
          className="inline-flex min-h-8 items-center px-2 text-sm underline"
        >
          <Trans>Clear all filters</Trans>
        </ResultsLink>
      </li>
    </ul>
  )
}

function FilterWords({ filter: { said }, names }: { filter: ActiveFilter; names: FlightNames }) {
  const { i18n } = useLingui()
  const money = (units: number) => formatMoney({ amount: units * 100, currency: names.currency }, i18n.locale, 'short')
  if (said.kind === 'stops') return i18n._(stopNames[said.value])
  if (said.kind === 'airline') return names.carriers[said.value] ?? said.value
  if (said.kind === 'duration') {
    const duration = formatDuration(said.value)
    return <Trans>Up to {duration}</Trans>
  }
  if (said.kind === 'price') {
    const [low, high] = [money(said.min ?? 0), said.max === undefined ? undefined : money(said.max)]
    if (high === undefined) return <Trans>From {low}</Trans>
    return said.min === undefined ? <Trans>Up to {high}</Trans> : `${low} – ${high}`
  }
  if (said.kind === 'departure' || said.kind === 'arrival') {
    const band = i18n._(bandNames[said.value])
    return said.kind === 'departure' ? <Trans>Departure: {band}</Trans> : <Trans>Arrival: {band}</Trans>
  }
  return said.kind === 'refundable' ? <Trans>Refundable</Trans> : <Trans>Changes without a penalty</Trans>
}
