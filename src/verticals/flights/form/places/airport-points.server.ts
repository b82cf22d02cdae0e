import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { keptJson } from '#/server/cache/kept-json.server.ts'

interface Point {
  readonly lat: number
  readonly lon: number
}

const askPoint = Effect.fn('askAirportPoint')(function* (code: string) {
  const { airports } = yield* BackendClient
  const groups = yield* airports.search({ query: { term: code, lang: 'es' } })
  const found = groups.flatMap((group) => group.airports).find(({ airportCode }) => airportCode === code)
  return found ? ([{ lat: found.location.lat, lon: found.location.lon }] as readonly Point[]) : []
})

/** Where an airport is, by its code; nothing where the backend does not know it. */
export const airportPoint = (code: string) => keptJson(cachePolicies.airports, `point ${code}`, askPoint(code))
