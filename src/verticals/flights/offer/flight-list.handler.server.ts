import { Effect } from 'effect'
import { addDays } from '#domain/time/dates.ts'
import { jsonResponse, badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { answeredAtHeader } from '#/features/results/answer/list-headers.ts'
import { Flights } from './flights.server.ts'
import { parseFlightSearch } from '../search/parse-flight-search.ts'

/** It may still be yesterday at the origin. */
const earliestToday = (): string => addDays(new Date().toISOString().slice(0, 10), -1)

/** The list is kept at the edge; a browser keeps it only as long as going back and forth takes. */
const oneMinute = 60

/** Answers a search with all its offers. Unlike the page it corrects nothing: who calls it has a whole search. */
export const handleFlightList = async (url: URL): Promise<Response> => {
  const parameters = Object.fromEntries(url.searchParams)
  const { search, corrections, unresolved } = parseFlightSearch(parameters, earliestToday(), { from: 'BOG', to: 'MAD' })
  if (corrections.length > 0 || unresolved.from || unresolved.to) {
    return badRequest('The parameters are not a flight search.')
  }
  const found = await runServer(
    Flights.use((flights) => flights.search(search, visitorAddress())).pipe(Effect.provide(Flights.layer)),
  )
  if (!found.ok) return jsonResponse(found, 0)
  const answer = jsonResponse({ ok: true, value: found.value.text }, found.value.stale ? 0 : oneMinute)
  answer.headers.set(answeredAtHeader, new Date().toISOString())
  return answer
}
