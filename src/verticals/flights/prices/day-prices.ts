import type { FlightSearch } from '../search/flight-search.ts'

/** Lowest prices by day, for all travellers of a search together. A day that is missing has none. */
export interface DayPrices {
  /** what the amounts are minor units of */
  readonly currency: string
  readonly days: Readonly<Record<string, number>>
}

type PricedSearch = Pick<FlightSearch, 'from' | 'to' | 'adults' | 'children' | 'infants' | 'cabin' | 'fares'>

/** What of a search prices are of, whatever its days. */
export const pricedSearch = ({ from, to, adults, children, infants, cabin, fares }: PricedSearch): PricedSearch => ({
  from,
  to,
  adults,
  children,
  infants,
  cabin,
  ...(fares?.length ? { fares } : {}),
})

/**
 * Which prices: of departures, each with a return `stay` nights later or one-way without it; or of returns from one
 * departure. `start` and `end` are the first and last day asked for.
 */
export interface DayPricesQuestion extends PricedSearch {
  readonly start: string
  readonly end: string
  readonly stay: number | undefined
  readonly departure: string | undefined
}

export const dayPricesAddress = '/api/flight-prices'

/** As parameters of an address. Every priced place of a page has them: the runtime's own `URLSearchParams` costs several times as much. */
export const serialiseDayPricesQuestion = (question: DayPricesQuestion): string =>
  Object.entries(question)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
