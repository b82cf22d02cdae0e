import type { WholeList } from '#/features/results/answer/first-page.ts'
import { fetchList } from '#/features/results/answer/fetch-list.ts'
import { hotelResults } from '../list/hotel-list.ts'
import { type HotelsView, hotelsView } from '../list/hotels-view.ts'
import { type HotelSearch, serialiseHotelSearch } from '../search/hotel-search.ts'
import { type HotelColumns, fromHotelColumns } from './hotel-columns.ts'

/** What `list` shows for each query; `facets` are a hotel's own where none are named. */
export const viewsOf = (
  list: HotelColumns,
  facets?: Parameters<typeof hotelResults>[1],
): WholeList<HotelsView>['view'] => {
  const results = hotelResults(fromHotelColumns(list), facets)
  return (query) => hotelsView(results, query)
}

/** Asks for all hotels of a search, in the browser. Throws `SearchFailed`. */
export const fetchHotels = async (search: HotelSearch, signal: AbortSignal): Promise<WholeList<HotelsView>> => {
  const query = new URLSearchParams(serialiseHotelSearch(search))
  const { list, answeredAt } = await fetchList<HotelColumns>(`/api/hotels/list?${query}`, signal)
  return { view: viewsOf(list), answeredAt }
}
