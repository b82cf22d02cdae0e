import { badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { earliestToday, latestToday } from '#/server/today.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { listResponse } from '#/features/results/answer/list-response.server.ts'
import { searchFlights } from './flights.server.ts'
import { parseFlightSearch } from '../search/parse-flight-search.ts'

/** Answers a search with all its offers. Unlike the page it corrects nothing: who calls it has a whole search. */
export const handleFlightList = async (url: URL): Promise<Response> => {
  const parameters = Object.fromEntries(url.searchParams)
  const { search, corrections, unresolved } = parseFlightSearch(
    parameters,
    earliestToday(),
    { from: 'BOG', to: 'MAD' },
    latestToday(),
  )
  if (corrections.length > 0 || unresolved.from || unresolved.to) {
    return badRequest('The parameters are not a flight search.')
  }
  const found = await runServer(searchFlights(search, visitorAddress()))
  return listResponse(found)
}
