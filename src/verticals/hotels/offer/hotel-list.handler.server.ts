import { Effect } from 'effect'
import { listResponse } from '#/features/results/answer/list-response.server.ts'
import { badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { earliestToday, latestToday } from '#/server/today.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { findDestination } from '#/features/search/destinations/destinations.server.ts'
import { parseHotelSearch } from '../search/parse-hotel-search.ts'
import { searchHotels } from './hotels.server.ts'

const asked = 'The parameters are not a hotel search.'

/** Answers a search with all its hotels. Unlike the page it corrects nothing: who calls it has a whole search. */
export const handleHotelList = async (url: URL): Promise<Response> => {
  const {
    stay,
    destination: code,
    corrections,
  } = parseHotelSearch(Object.fromEntries(url.searchParams), earliestToday(), latestToday())
  if (corrections.length > 0 || code === '') return badRequest(asked)
  const visitor = visitorAddress()
  const found = await runServer(
    Effect.gen(function* () {
      const destination = yield* findDestination(code)
      return destination && (yield* searchHotels({ ...stay, destination: code }, destination, visitor))
    }),
  )
  if (!found.ok) return listResponse(found)
  return found.value ? listResponse({ ok: true, value: found.value }) : badRequest(asked)
}
