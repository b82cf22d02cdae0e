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

/** All offers of a search, ready for filtering; in the browser. Throws `SearchFailed`. */
export const fetchFlightResults = async (search: FlightSearch, signal: AbortSignal): Promise<FlightResults> => {
  const query = new URLSearchParams(serialiseFlightSearch(search))
  const response = await fetch(`/api/flights/list?${query}`, { signal }).catch((cause: unknown) => {
    throw noConnection(cause)
  })
  if (!response.ok)
    throw new SearchFailed(await response.json<Problem>().catch((cause) => Promise.reject(noConnection(cause))))
  return flightResults(fromOfferColumns(await response.json<OfferColumns>()), search)
}
