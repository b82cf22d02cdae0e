import { Effect } from 'effect'
import { answeredAtHeader } from '#/features/results/answer/list-headers.ts'
import { badRequest, jsonResponse } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { addDays } from '#domain/time/dates.ts'
import { findDestination } from '../search/destinations.server.ts'
import { parseHotelSearch } from '../search/parse-hotel-search.ts'
import { searchHotels } from './hotels.server.ts'

/** It may still be yesterday at the destination. */
const earliestToday = (): string => addDays(new Date().toISOString().slice(0, 10), -1)

/** The list is kept at the edge; a browser keeps it only as long as going back and forth takes. */
const oneMinute = 60

const asked = 'The parameters are not a hotel search.'

/** Answers a search with all its hotels. Unlike the page it corrects nothing: who calls it has a whole search. */
export const handleHotelList = async (url: URL): Promise<Response> => {
  const {
    stay,
    destination: code,
    corrections,
  } = parseHotelSearch(Object.fromEntries(url.searchParams), earliestToday())
  if (corrections.length > 0 || code === '') return badRequest(asked)
  const visitor = visitorAddress()
  const found = await runServer(
    Effect.gen(function* () {
      const destination = yield* findDestination(code)
      return destination && (yield* searchHotels({ ...stay, destination: code }, destination, visitor))
    }),
  )
  if (!found.ok) return jsonResponse(found, 0)
  if (!found.value) return badRequest(asked)
  const answer = jsonResponse({ ok: true, value: found.value.text }, found.value.stale ? 0 : oneMinute)
  answer.headers.set(answeredAtHeader, new Date().toISOString())
  return answer
}
