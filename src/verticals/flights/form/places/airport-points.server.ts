import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'

interface Point {
  readonly lat: number
  readonly lon: number
}

const askPoint = Effect.fn('askAirportPoint')(function* (code: string) {
  const { airports } = yield* BackendClient
  const groups = yield* airports.search({ query: { term: code, lang: 'es' } })
  const found = groups.flatMap((group) => group.airports).find(({ airportCode }) => airportCode === code)
  return found ? ([[code, { lat: found.location.lat, lon: found.location.lon }]] as const) : []
})

const askPoints = (codes: readonly string[]) =>
  Effect.forEach(codes, askPoint, { concurrency: 4 }).pipe(
    Effect.map((found): Readonly<Record<string, Point>> => Object.fromEntries(found.flat())),
  )

/** Where airports are, by their codes, as one answer that is kept; without those that the backend does not know. */
export const airportPoints = (codes: readonly string[]) =>
  cachedJson(cachePolicies.airports, `points ${codes.join(' ')}`, askPoints(codes))
