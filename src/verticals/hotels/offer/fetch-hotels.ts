import { fetchList } from '#/features/results/answer/fetch-list.ts'
import { type HotelResults, hotelResults } from '../list/hotel-list.ts'
import { type HotelSearch, serialiseHotelSearch } from '../search/hotel-search.ts'
import { type HotelColumns, fromHotelColumns } from './hotel-columns.ts'

/** All hotels of a search, ready to be filtered. */
export interface HotelAnswer {
  readonly results: HotelResults
  /** ISO instant of the server's clock */
  readonly answeredAt: string
}

/** Asks for all hotels of a search, in the browser. Throws `SearchFailed`. */
export const fetchHotels = async (search: HotelSearch, signal: AbortSignal): Promise<HotelAnswer> => {
  const query = new URLSearchParams(serialiseHotelSearch(search))
  const { list, answeredAt } = await fetchList<HotelColumns>(`/api/hotels/list?${query}`, signal)
  return { results: hotelResults(fromHotelColumns(list)), answeredAt }
}
