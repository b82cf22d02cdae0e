import type { FlightSearch } from '../search/flight-search.ts'

/** Lowest prices by day, for all travellers of a search together. A day that is missing has none. */
export interface DayPrices {
  /** what the amounts are minor units of */
  readonly currency: string
  readonly days: Readonly<Record<string, number>>
}

/**
 * Which prices: of departures, each with a return `stay` nights later or one-way without it; or of returns from one
 * departure. `start` and `end` are the first and last day asked for.
 */
export interface DayPricesQuestion extends Pick<
  FlightSearch,
  'from' | 'to' | 'adults' | 'children' | 'infants' | 'cabin'
> {
  readonly start: string
  readonly end: string
  readonly stay: number | undefined
  readonly departure: string | undefined
}

export const dayPricesAddress = '/api/flight-prices'

export const serialiseDayPricesQuestion = (question: DayPricesQuestion): URLSearchParams => {
  const { stay, departure, ...rest } = question
  const written = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)])
  return new URLSearchParams([
    ...written,
    ...(stay === undefined ? [] : [['stay', String(stay)] as [string, string]]),
    ...(departure === undefined ? [] : [['departure', departure] as [string, string]]),
  ])
}
