import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { airportEntry, groupsOf } from '../airports/search/airport-groups.ts'
import { findAirports } from '../airports/search/find-airports.ts'
import { airportsNear } from '../airports/nearby-airports.ts'
import { cachedPublicly } from './cached-publicly.ts'

const cached = cachedPublicly(24 * 60 * 60)
const defaultGroups = 10
const defaultAirports = 20
const defaultDistance = 25

const found = (term: string) => Effect.sync(() => findAirports(term))

export const airportsHandlers = HttpApiBuilder.group(BackendApi, 'airports', (handlers) =>
  handlers
    .handle('search', ({ query }) =>
      found(query.term).pipe(
        Effect.map((matches) => groupsOf(matches, query.lang ?? 'en', query.limit ?? defaultGroups)),
        cached,
      ),
    )
    .handle('searchFlat', ({ query }) => {
      const limit = query.limit ?? defaultAirports
      return found(query.term).pipe(
        Effect.map((matches) => groupsOf(matches, query.lang ?? 'en', limit)),
        Effect.map((groups) => groups.flatMap((group) => group.airports).slice(0, limit)),
        cached,
      )
    })
    .handle('nearby', ({ query }) =>
      Effect.succeed(
        airportsNear(query, query.distance ?? defaultDistance).map(({ airport, distance }) => ({
          ...airportEntry(airport, query.lang ?? 'en'),
          distance: Math.round(distance * 10) / 10,
        })),
      ).pipe(cached),
    ),
)
