import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { formatDuration } from '#domain/time/duration.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import { FacetChecks } from './facet-checks.tsx'
import { FacetGroup } from './facet-group.tsx'
import { FacetStepsChoice } from './facet-steps-choice.tsx'
import { bandNames, stopNames } from './facet-words.ts'
import type { Facets } from './facets.ts'
import { type FareFilters, type LegFilters, anyFare, toggled } from './flight-filters.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import { legKeys } from '../results/query/results-query.ts'
import { useEarlyChoices } from './use-early-choices.ts'
import { useInstantQuery } from './use-instant-query.ts'

interface FacetPanelProps {
  readonly facets: Facets
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
}

/** All facets of one direction. Each change is in the URL at once. */
export function FacetPanel({ facets, names, direction }: FacetPanelProps) {
  const { t, i18n } = useLingui()
  const { query, change: navigate } = useInstantQuery()
  const panel = useRef<HTMLDivElement>(null)
  useEarlyChoices(panel, query, navigate)
  const { filters } = query
  const leg = filters[direction]
  const keys = legKeys[direction]
  const setLeg = (change: Partial<LegFilters>) =>
    navigate({ filters: { ...filters, [direction]: { ...leg, ...change } } })
  const setFare = (change: Partial<FareFilters>) =>
    navigate({ filters: { ...filters, fare: { ...filters.fare, ...change } } })
  const { fare } = filters
  const nameOf = (code: string) => names.carriers[code] ?? code
  const money = (units: number) => formatMoney({ amount: units * 100, currency: names.currency }, i18n.locale, 'short')

  return (
    <div ref={panel} className="flex flex-col gap-3">
      <Checkbox name="bags" value="1" checked={query.bags} onChange={() => navigate({ bags: !query.bags })}>
        <span className="font-semibold">
          <Trans>Price with a checked bag</Trans>
        </span>
      </Checkbox>
      <FacetGroup legend={t`Stops`} active={leg.stops.length > 0} onReset={() => setLeg({ stops: [] })}>
        <FacetChecks
          name={keys.stops}
          buckets={facets.stops}
          chosen={leg.stops}
          label={(key) => i18n._(stopNames[key])}
          onToggle={(key) => setLeg({ stops: toggled(leg.stops, key) })}
        />
      </FacetGroup>
      <FacetGroup
        legend={t`Flexibility`}
        active={fare.refundable || fare.zeroPenalty}
        onReset={() => setFare({ refundable: false, zeroPenalty: false })}
      >
        <Checkbox
          name="zeroPenalty"
          value="1"
          checked={fare.zeroPenalty}
          disabled={facets.zeroPenalty === 0 && !fare.zeroPenalty}
          onChange={() => setFare({ zeroPenalty: !fare.zeroPenalty })}
          detail={facets.zeroPenalty}
        >
          <Trans>Changes without a penalty</Trans>
        </Checkbox>
        <Checkbox
          name="refundable"
          value="1"
          checked={fare.refundable}
          disabled={facets.refundable === 0 && !fare.refundable}
          onChange={() => setFare({ refundable: !fare.refundable })}
          detail={facets.refundable}
        >
          <Trans>Refundable</Trans>
        </Checkbox>
        <p className="text-xs text-muted">
          <Trans>Fares whose rules the airline does not tell are not counted here.</Trans>
        </p>
      </FacetGroup>
      <FacetGroup
        legend={t`Total price`}
        active={fare.minPrice !== undefined || fare.maxPrice !== undefined}
        onReset={() => setFare({ minPrice: anyFare.minPrice, maxPrice: anyFare.maxPrice })}
      >
        <FacetStepsChoice
          name="priceMax"
          buckets={facets.price}
          chosen={fare.maxPrice}
          label={(step) => t`Up to ${money(step)}`}
          onChoose={(maxPrice) => setFare({ minPrice: undefined, maxPrice })}
        />
      </FacetGroup>
      <FacetGroup
        legend={t`Departure time`}
        active={leg.departure.length > 0}
        onReset={() => setLeg({ departure: [] })}
      >
        <FacetChecks
          name={keys.departure}
          buckets={facets.departure}
          chosen={leg.departure}
          label={(key) => i18n._(bandNames[key])}
          onToggle={(key) => setLeg({ departure: toggled(leg.departure, key) })}
        />
      </FacetGroup>
      <FacetGroup legend={t`Arrival time`} active={leg.arrival.length > 0} onReset={() => setLeg({ arrival: [] })}>
        <FacetChecks
          name={keys.arrival}
          buckets={facets.arrival}
          chosen={leg.arrival}
          label={(key) => i18n._(bandNames[key])}
          onToggle={(key) => setLeg({ arrival: toggled(leg.arrival, key) })}
        />
      </FacetGroup>
      <FacetGroup
        legend={t`Duration`}
        active={leg.maxMinutes !== undefined}
        onReset={() => setLeg({ maxMinutes: undefined })}
      >
        <FacetStepsChoice
          name={keys.maxMinutes}
          buckets={facets.duration}
          chosen={leg.maxMinutes}
          label={(step) => t`Up to ${formatDuration(step)}`}
          onChoose={(maxMinutes) => setLeg({ maxMinutes })}
        />
      </FacetGroup>
      <FacetGroup legend={t`Airlines`} active={leg.airlines.length > 0} onReset={() => setLeg({ airlines: [] })}>
        <FacetChecks
          name={keys.airlines}
          buckets={facets.airlines.toSorted((a, b) => nameOf(a.key).localeCompare(nameOf(b.key), i18n.locale))}
          chosen={leg.airlines}
          label={nameOf}
          onToggle={(code) => setLeg({ airlines: toggled(leg.airlines, code) })}
        />
      </FacetGroup>
    </div>
  )
}
