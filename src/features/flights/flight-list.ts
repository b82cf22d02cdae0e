import type { Problem } from '../../problem.ts'
import { type FlightResults, flightResults } from './flight-results.ts'
import { type FlightSearch, serialiseFlightSearch } from './flight-search.ts'
import { type OfferColumns, fromOfferColumns } from './offer-columns.ts'

/** A search that failed in a way that the page tells in words. */
export class SearchFailed extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

const noConnection = (cause: unknown): SearchFailed =>
  new SearchFailed({ _tag: 'BackendDown', code: 'no_connection', message: String(cause), requestId: undefined })

/** When an answer says that it was given. */
export const answeredAtHeader = 'x-answered-at'

export interface FlightAnswer {
  readonly results: FlightResults
  /** ISO instant of the server's clock */
  readonly answeredAt: string
}

/** All offers of a search, ready for filtering; in the browser. Throws `SearchFailed`. */
export const fetchFlights = async (search: FlightSearch, signal: AbortSignal): Promise<FlightAnswer> => {
  const query = new URLSearchParams(serialiseFlightSearch(search))
  const response = await fetch(`/api/flights/list?${query}`, { signal }).catch((cause: unknown) => {
    throw noConnection(cause)
  })
  if (!response.ok)
    throw new SearchFailed(await response.json<Problem>().catch((cause) => Promise.reject(noConnection(cause))))
  return {
    results: flightResults(fromOfferColumns(await response.json<OfferColumns>()), search),
    answeredAt: response.headers.get(answeredAtHeader) ?? new Date().toISOString(),
  }
}
