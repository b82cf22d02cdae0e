import { type FlightResults, flightResults } from '../results/query/flight-results.ts'
import { type FlightSearch, serialiseFlightSearch } from '../search/flight-search.ts'
import type { FlightNeeds } from './flight-needs.ts'
import { type OfferColumns, fromOfferColumns } from './offer-columns.ts'
import { fetchList } from '#/features/results/answer/fetch-list.ts'

/** All offers of a search, ready to be filtered. */
export interface FlightAnswer {
  readonly results: FlightResults
  /** ISO instant of the server's clock */
  readonly answeredAt: string
}

/** Asks for all offers of a search, in the browser, and keeps those that can be sold as they have to be. Throws `SearchFailed`. */
export const fetchFlights = async (
  search: FlightSearch,
  signal: AbortSignal,
  needs?: FlightNeeds,
): Promise<FlightAnswer> => {
  const query = new URLSearchParams(serialiseFlightSearch(search))
  const { list, answeredAt } = await fetchList<OfferColumns>(`/api/flights/list?${query}`, signal)
  return { results: flightResults(fromOfferColumns(list), search, needs), answeredAt }
}
