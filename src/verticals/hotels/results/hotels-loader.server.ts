import { getRequest } from '@tanstack/react-start/server'
import { answerInTime, takesPieces } from '#/features/results/answer/answer-in-time.server.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { answeredNow } from '#/server/cache/page-sharing.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { hotelResults } from '../list/hotel-list.ts'
import { parseHotelQuery } from '../list/hotel-query.ts'
import { hotelsView } from '../list/hotels-view.ts'
import { fromHotelColumns } from '../offer/hotel-columns.ts'
import { searchHotels } from '../offer/hotels.server.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import type { HotelSearch } from '../search/hotel-search.ts'
import { resolveHotelSearch } from '../search/resolve-hotel-search.server.ts'
import type { AnsweredHotels, FirstHotels } from './loaded-hotels.ts'

const findFirst = async (search: HotelSearch, destination: Destination, url: ResultsUrl): Promise<FirstHotels> => {
  const found = await runServer(searchHotels(search, destination, visitorAddress()))
  if (!found.ok) return found
  const results = hotelResults(fromHotelColumns(JSON.parse(found.value.text)))
  const view = hotelsView(results, parseHotelQuery(url).query)
  return { ok: true, stale: found.value.stale, answeredAt: answeredNow(), view }
}

/** What a results page is rendered from, on the server: the destination by name, and then the first hotels. */
export const loadHotelsOnServer = async (url: ResultsUrl): Promise<AnsweredHotels> => {
  const request = getRequest()
  const { resolved, problem } = await resolveHotelSearch(url, requestScope().locale)
  const pending = problem
    ? Promise.resolve<FirstHotels>({ ok: false, problem })
    : findFirst(resolved.search, resolved.destination, url)
  const waitsForAll = !takesPieces(request) || url[waitKey] !== undefined
  return { ...resolved, ...(await answerInTime(request, pending, waitsForAll)) }
}
