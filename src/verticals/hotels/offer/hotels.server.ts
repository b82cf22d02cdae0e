import { Clock, Effect } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { HotelSearch as WireSearch } from '#contract/products/hotels/hotel-search.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { listReader } from '#/server/backend/read-list.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { edgeCached } from '#/server/cache/edge-cache.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import { type HotelSearch, type Stay, searchName } from '../search/hotel-search.ts'
import { toHotelColumns } from './hotel-columns.ts'
import { hotelListFrom } from './hotel-mapper.server.ts'

/** All charges are in US dollars (rule money-2). */
const currency = 'USD'

/** Miles around the centre, and hotels at most (rule search-7). */
const radius = 200
const mostHotels = 200

/** A list that lacks hotels is asked for again soon. */
const partialFor = 60_000

/** For whom, room by room, as the backend is asked it. */
export const wireRooms = (rooms: Stay['rooms']): WireSearch['rooms'] =>
  rooms.map(({ adults, ages }, index) => ({ index: index + 1, adult: adults, children: ages.length, childAge: ages }))

/** When and for whom, as every question to the backend says it. */
export const stayOf = ({ checkIn, checkOut, rooms }: Stay): Pick<WireSearch, 'rateInfo' | 'rooms'> => ({
  rateInfo: {
    currencyCode: currency,
    refundableOnly: false,
    stayDateTimeRange: { startDate: checkIn, endDate: checkOut },
  },
  rooms: wireRooms(rooms),
})

const questionOf = (search: HotelSearch, destination: Destination): WireSearch => ({
  geoSearch: {
    geoCode: { latitude: destination.lat, longitude: destination.lon },
    radius,
    unit: 'MI',
    destinationCode: destination.code,
  },
  pagination: { offset: 1, pageSize: mostHotels },
  ...stayOf(search),
})

const readHotels = listReader(
  'hotels',
  HttpApiClient.decodeResponse(BackendApi, { group: 'hotels', endpoint: 'search' }),
)

const askBackend = Effect.fn('askHotels')(function* (
  search: HotelSearch,
  destination: Destination,
  visitor: string | undefined,
) {
  const { hotels } = yield* BackendClient
  const headers = visitorHeaders(visitor)
  const payload = questionOf(search, destination)
  const response = yield* hotels.search({ headers, payload, responseMode: 'response-only' })
  const asked = { currency, destination, stay: search }
  const list = yield* readHotels(response, (answer) => hotelListFrom(answer, asked))
  const soon = (yield* Clock.currentTimeMillis) + partialFor
  return { text: JSON.stringify(toHotelColumns(list)), ...(list.partial ? { freshUntil: soon, keptUntil: soon } : {}) }
})

/**
 * The hotels of a search as JSON of `HotelColumns`, asked of the backend once in a while and shared by all who search the same.
 * `visitor` is where whoever asks comes from.
 */
export const searchHotels = (search: HotelSearch, destination: Destination, visitor?: string) =>
  edgeCached(cachePolicies.hotelSearch, searchName(search), askBackend(search, destination, visitor))
