import type { Problem } from '#domain/problem.ts'
import { answeredAtHeader } from './flight-list-headers.ts'
import { type FlightResults, flightResults } from '../results/query/flight-results.ts'
import { type FlightSearch, serialiseFlightSearch } from '../search/flight-search.ts'
import { type OfferColumns, fromOfferColumns } from './offer-columns.ts'
import { SearchFailed } from '#/features/results/answer/search-failed.ts'

/** All offers of a search, ready to be filtered. */
export interface FlightAnswer {
  readonly results: FlightResults
  /** ISO instant of the server's clock */
  readonly answeredAt: string
}

const noConnection = (cause: unknown): SearchFailed =>
  new SearchFailed({ _tag: 'BackendDown', code: 'no_connection', message: String(cause), requestId: undefined })

/** Asks for all offers of a search, in the browser. Throws `SearchFailed`. */
export const fetchFlights = async (search: FlightSearch, signal: AbortSignal): Promise<FlightAnswer> => {
  const query = new URLSearchParams(serialiseFlightSearch(search))
  const response = await fetch(`/api/flights/list?${query}`, { signal }).catch((cause: unknown) => {
    throw noConnection(cause)
  })
  if (!response.ok) {
    throw new SearchFailed(await response.json<Problem>().catch((cause) => Promise.reject(noConnection(cause))))
  }
  const results = flightResults(fromOfferColumns(await response.json<OfferColumns>()), search)
  return {
    results,
    answeredAt: response.headers.get(answeredAtHeader) ?? new Date().toISOString(),
  }
}
