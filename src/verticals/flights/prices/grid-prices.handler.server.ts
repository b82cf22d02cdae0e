import { Effect } from 'effect'
import { earliestToday, latestToday, todayInUtc } from '#/server/today.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { jsonResponse, badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { browserSeconds, cachedPrices } from './cached-prices.server.ts'
import type { GridPrices } from './grid-prices.ts'
import { pricesQuery } from './prices-query.server.ts'
import { parseFlightSearch } from '../search/parse-flight-search.ts'
import { daysAround } from '../search/search-on-days.ts'

/** Days before and after each of the two. */
const reach = 3

const askGrid = (search: FlightSearch, back: string) => {
  const departures = daysAround(search.departure, reach, todayInUtc())
  const returns = daysAround(back, reach, todayInUtc())
  return BackendClient.use(({ prices }) =>
    prices.grid({
      query: {
        ...pricesQuery(search),
        departureStart: departures.start,
        departureEnd: departures.end,
        returnStart: returns.start,
        returnEnd: returns.end,
      },
    }),
  ).pipe(Effect.map((grid: GridPrices) => ({ text: JSON.stringify(grid) })))
}

/** Answers a round trip with the lowest prices of the days around its own, as `GridPrices`. */
export const handleGridPrices = async (url: URL): Promise<Response> => {
  const { search, corrections, unresolved } = parseFlightSearch(
    Object.fromEntries(url.searchParams),
    earliestToday(),
    { from: 'BOG', to: 'MAD' },
    latestToday(),
  )
  const back = search.return
  if (corrections.length > 0 || unresolved.from || unresolved.to || back === undefined) {
    return badRequest('The parameters are not a round trip.')
  }
  const found = await runServer(
    cachedPrices(cachePolicies.flightPrices, `grid ${searchName(search)}`, askGrid(search, back)).pipe(
      Effect.map(({ text }) => text),
    ),
  )
  return jsonResponse(found, browserSeconds())
}
