import { Clock, Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import { daysOfMonth } from '../search/months.ts'
import { type TourSearch, paxesOf } from '../search/tour-search.ts'

const headersOf = (visitor: string | undefined) => (visitor === undefined ? {} : { 'x-visitor-address': visitor })

const whenAndWho = Effect.fnUntraced(function* ({ month, party }: Pick<TourSearch, 'month' | 'party'>) {
  const today = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10)
  return { ...daysOfMonth(month, today), paxes: paxesOf(party) }
})

const askTours = Effect.fn('askTours')(function* (search: TourSearch, visitor: string | undefined) {
  const { tours } = yield* BackendClient
  const { country } = search
  const payload = { ...(country !== undefined && { countryCode: country }), ...(yield* whenAndWho(search)) }
  return yield* tours.search({ headers: headersOf(visitor), payload })
})

/** The tours of a search in both languages, asked of the backend once in a while and shared by all who search the same. */
export const searchTours = (search: TourSearch, visitor?: string) =>
  cachedJson(cachePolicies.tourSearch, JSON.stringify(search), askTours(search, visitor))

const askDetail = Effect.fn('askTour')(function* (code: string) {
  const { tours } = yield* BackendClient
  return yield* tours.detail({ params: { code } })
})

/** A tour by its code; a `NotFound` where nobody knows it. */
export const tourDetail = (code: string) => cachedJson(cachePolicies.tours, `tour ${code}`, askDetail(code))

const askCountries = Effect.fn('askTourCountries')(function* () {
  const { tours } = yield* BackendClient
  return yield* tours.countries()
})

/** Countries with tours, and the tours of each. */
export const tourCountries = () => cachedJson(cachePolicies.tours, 'countries', askCountries())

/** Departures of one tour as they are now, for who would give a hold back: they are never kept. */
export const tourDepartures = Effect.fn('askTourDepartures')(function* (
  tourCode: string,
  asked: Pick<TourSearch, 'month' | 'party'>,
  instead: string | undefined,
  visitor: string | undefined,
) {
  const { tours } = yield* BackendClient
  const payload = { tourCode, ...(yield* whenAndWho(asked)), ...(instead !== undefined && { instead }) }
  return yield* tours.departures({ headers: headersOf(visitor), payload })
})
