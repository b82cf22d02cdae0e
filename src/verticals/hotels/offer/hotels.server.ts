import { Clock, Effect } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { HotelSearch as WireSearch } from '#contract/products/hotels/hotel-search.ts'
import { UnreadableAnswer, readAnswer } from '#/server/backend/answer-reader.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { EdgeCache } from '#/server/cache/edge-cache.server.ts'
import type { Destination } from '../search/destination.ts'
import { type HotelSearch, searchName } from '../search/hotel-search.ts'
import { toHotelColumns } from './hotel-columns.ts'
import { hotelListFrom } from './hotel-mapper.server.ts'

/** All charges are in US dollars (rule money-2). */
const currency = 'USD'

/** Miles around the centre, and hotels at most (rule search-7). */
const radius = 200
const mostHotels = 200

/** A list that lacks hotels is asked for again soon. */
const partialFor = 60_000

const questionOf = ({ checkIn, checkOut, rooms }: HotelSearch, destination: Destination): WireSearch => ({
  geoSearch: {
    geoCode: { latitude: destination.lat, longitude: destination.lon },
    radius,
    unit: 'MI',
    destinationCode: destination.code,
  },
  pagination: { offset: 1, pageSize: mostHotels },
  rateInfo: {
    currencyCode: currency,
    refundableOnly: false,
    stayDateTimeRange: { startDate: checkIn, endDate: checkOut },
  },
  rooms: rooms.map(({ adults, ages }, index) => ({
    index: index + 1,
    adult: adults,
    children: ages.length,
    childAge: ages,
  })),
})

const decodeFailure = HttpApiClient.decodeResponse(BackendApi, { group: 'hotels', endpoint: 'search' })

/** Asks the backend. The body is mapped by hand, as that of flights is; a test holds the mapper to the contract. */
const askBackend = Effect.fn('askHotels')(function* (
  search: HotelSearch,
  destination: Destination,
  visitor: string | undefined,
) {
  const { hotels } = yield* BackendClient
  const headers = visitor === undefined ? {} : { 'x-visitor-address': visitor }
  const payload = questionOf(search, destination)
  const response = yield* hotels.search({ headers, payload, responseMode: 'response-only' })
  if (response.status !== 200) {
    yield* decodeFailure(response)
    return yield* new UnreadableAnswer({ message: `status ${response.status}` })
  }
  const asked = { currency, destination, stay: search }
  const { list, dropped } = yield* readAnswer(yield* response.text, (answer) => hotelListFrom(answer, asked))
  if (dropped > 0) yield* Effect.logWarning('hotels that cannot be read were left out', { dropped })
  const soon = (yield* Clock.currentTimeMillis) + partialFor
  return { text: JSON.stringify(toHotelColumns(list)), ...(list.partial ? { freshUntil: soon, keptUntil: soon } : {}) }
})

/**
 * The hotels of a search as JSON of `HotelColumns`, asked of the backend once in a while and shared by all who search the same.
 * `visitor` is where whoever asks comes from.
 */
export const searchHotels = (search: HotelSearch, destination: Destination, visitor?: string) =>
  EdgeCache.use((cache) =>
    cache.through(cachePolicies.hotelSearch, searchName(search), askBackend(search, destination, visitor)),
  ).pipe(Effect.provide(EdgeCache.layer))
