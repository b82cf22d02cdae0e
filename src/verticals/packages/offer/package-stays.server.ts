import { Clock, Effect } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { listReader } from '#/server/backend/read-list.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { edgeCached } from '#/server/cache/edge-cache.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { toHotelColumns } from '../../hotels/offer/hotel-columns.ts'
import { findDestination } from '#/features/search/destinations/destinations.server.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import { roomsText } from '#/features/search/rooms/rooms-text.ts'
import type { PackageSearch } from '../search/package-search.ts'
import type { ChosenFlight } from './chosen-flight.ts'
import { currency, partyOf } from './party.server.ts'
import { packageStaysFrom } from './package-stay-mapper.server.ts'

const mostHotels = 200

/** Stays with less time than the flight they were asked with are asked for again soon. */
const believedFor = 10 * 60_000

interface AskedStays {
  readonly search: PackageSearch
  readonly flightOfferId: string
  readonly destination: Destination
}

const readStays = listReader(
  'stays of packages',
  HttpApiClient.decodeResponse(BackendApi, { group: 'packages', endpoint: 'stays' }),
)

const askBackend = Effect.fn('askPackageStays')(function* (asked: AskedStays, visitor: string | undefined) {
  const { packages } = yield* BackendClient
  const { search, flightOfferId } = asked
  const payload = { flightOfferId, pagination: { offset: 1, pageSize: mostHotels }, ...partyOf(search) }
  const response = yield* packages.stays({ headers: visitorHeaders(visitor), payload, responseMode: 'response-only' })
  const found = yield* readStays(response, (answer) => packageStaysFrom(answer, { currency, ...asked }))
  const until = (yield* Clock.currentTimeMillis) + believedFor
  return { text: JSON.stringify(toHotelColumns(found)), freshUntil: until, keptUntil: until }
})

/** The stays that can be had with a flight, as JSON of `HotelColumns`, nearest to the middle of the place first. */
const searchPackageStays = (asked: AskedStays, visitor?: string) =>
  edgeCached(
    cachePolicies.packageStays,
    `${asked.flightOfferId} ${roomsText(asked.search.rooms)}`,
    askBackend(asked, visitor),
  )

interface WithFlight {
  readonly search: PackageSearch
  readonly flight: Pick<ChosenFlight, 'offerId' | 'city'>
}

/** The stays that go with a flight; undefined where none are sold in the city that it flies to. */
export const staysOf = Effect.fn('packageStays')(function* ({ search, flight }: WithFlight, visitor?: string) {
  const destination = yield* findDestination(flight.city)
  return destination && (yield* searchPackageStays({ search, flightOfferId: flight.offerId, destination }, visitor))
})
