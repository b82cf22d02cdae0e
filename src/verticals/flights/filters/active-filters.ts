import type { FlightFilters, LegFilters, StopChoice, TimeBand } from './flight-filters.ts'
import type { ResultsQuery } from '../results/query/results-query.ts'

/** One filter that is on, and the filters without it. */
export interface ActiveFilter {
  readonly id: string
  readonly said:
    | { readonly kind: 'stops'; readonly value: StopChoice }
    | { readonly kind: 'departure' | 'arrival'; readonly value: TimeBand }
    | { readonly kind: 'airline'; readonly value: string }
    | { readonly kind: 'duration'; readonly value: number }
    | { readonly kind: 'price'; readonly min: number | undefined; readonly max: number | undefined }
    | { readonly kind: 'refundable' | 'zeroPenalty' }
  readonly without: FlightFilters
}

const missing = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.filter((other) => other !== value)

const legFiltersOn = (filters: FlightFilters, direction: 'outbound' | 'inbound'): readonly ActiveFilter[] => {
  const leg = filters[direction]
  const withLeg = (change: Partial<LegFilters>): FlightFilters => ({ ...filters, [direction]: { ...leg, ...change } })
  return [
    ...leg.stops.map((value) => ({
      id: `stops ${value}`,
      said: { kind: 'stops', value } as const,
      without: withLeg({ stops: missing(leg.stops, value) }),
    })),
    ...leg.departure.map((value) => ({
      id: `departure ${value}`,
      said: { kind: 'departure', value } as const,
      without: withLeg({ departure: missing(leg.departure, value) }),
    })),
    ...leg.arrival.map((value) => ({
      id: `arrival ${value}`,
      said: { kind: 'arrival', value } as const,
      without: withLeg({ arrival: missing(leg.arrival, value) }),
    })),
    ...leg.airlines.map((value) => ({
      id: `airline ${value}`,
      said: { kind: 'airline', value } as const,
      without: withLeg({ airlines: missing(leg.airlines, value) }),
    })),
    ...(leg.maxMinutes === undefined
      ? []
      : [
          {
            id: 'duration',
            said: { kind: 'duration', value: leg.maxMinutes } as const,
            without: withLeg({ maxMinutes: undefined }),
          },
        ]),
  ]
}

const fareFiltersOn = (filters: FlightFilters): readonly ActiveFilter[] => {
  const { fare } = filters
  const { minPrice: min, maxPrice: max } = fare
  const flags = (['zeroPenalty', 'refundable'] as const).filter((kind) => fare[kind])
  const priced = min !== undefined || max !== undefined
  return [
    ...flags.map((kind) => ({
      id: kind,
      said: { kind },
      without: { ...filters, fare: { ...fare, [kind]: false } },
    })),
    ...(priced
      ? [
          {
            id: 'price',
            said: { kind: 'price', min, max } as const,
            without: { ...filters, fare: { ...fare, minPrice: undefined, maxPrice: undefined } },
          },
        ]
      : []),
  ]
}

/** The filters that are on for the direction being chosen, each with a way back. */
export const activeFilters = (
  { filters }: Pick<ResultsQuery, 'filters'>,
  direction: 'outbound' | 'inbound',
): readonly ActiveFilter[] => [...fareFiltersOn(filters), ...legFiltersOn(filters, direction)]
