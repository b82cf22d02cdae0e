import { fetchList } from '#/features/results/answer/fetch-list.ts'
import type { FlightAnswer } from '../../flights/offer/flight-list.ts'
import { type OfferColumns, fromOfferColumns } from '../../flights/offer/offer-columns.ts'
import { flightResults } from '../../flights/results/query/flight-results.ts'
import type { WholeList } from '#/features/results/answer/first-page.ts'
import type { HotelsView } from '../../hotels/list/hotels-view.ts'
import { viewsOf } from '../../hotels/offer/fetch-hotels.ts'
import type { HotelColumns } from '../../hotels/offer/hotel-columns.ts'
import { type PackageSearch, flightsOf, serialisePackageSearch } from '../search/package-search.ts'
import { stayFacets } from '../stays/stay-facets.ts'

/** Asks for all flights of a search, in the browser. Throws `SearchFailed`. */
export const fetchPackageFlights = async (search: PackageSearch, signal: AbortSignal): Promise<FlightAnswer> => {
  const query = new URLSearchParams(serialisePackageSearch(search))
  const { list, answeredAt } = await fetchList<OfferColumns>(`/api/packages/flights?${query}`, signal)
  return { results: flightResults(fromOfferColumns(list), flightsOf(search)), answeredAt }
}

/** Asks for all stays with a flight, in the browser. Throws `SearchFailed`. */
export const fetchPackageStays = async (
  search: PackageSearch,
  flight: string,
  signal: AbortSignal,
): Promise<WholeList<HotelsView>> => {
  const query = new URLSearchParams({ ...serialisePackageSearch(search), flight })
  const { list, answeredAt } = await fetchList<HotelColumns>(`/api/packages/stays?${query}`, signal)
  return { view: viewsOf(list, stayFacets), answeredAt }
}
