import { Effect } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { listReader } from '#/server/backend/read-list.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { cachedPrices } from '../prices/cached-prices.server.ts'
import { toOfferColumns } from './offer-columns.ts'
import { flightListFrom } from './offer-mapper.server.ts'
import { segmentOf } from '../search/search-segment.ts'

/** All charges are in US dollars (rule money-2). */
const chargeCurrency = 'USD'

/** Offers with less time than this left are asked for again rather than shown: a traveller needs it to choose. */
const timeToChoose = 15 * 60_000

const readOffers = listReader(
  'offers',
  HttpApiClient.decodeResponse(BackendApi, { group: 'flights', endpoint: 'search' }),
)

const askBackend = Effect.fn('Flights.ask')(function* (search: FlightSearch, visitor?: string) {
  const { flights } = yield* BackendClient
  const payload = segmentOf(search, chargeCurrency)
  const headers = { ...visitorHeaders(visitor), prefer: 'return=minimal' }
  const response = yield* flights.search({ headers, payload, responseMode: 'response-only' })
  const list = yield* readOffers(response, (answer) => flightListFrom(answer, chargeCurrency))
  return {
    text: JSON.stringify(toOfferColumns(list)),
    freshUntil: list.expiresAt - timeToChoose,
    keptUntil: list.expiresAt,
  }
})

/**
 * The flights of a search as JSON of `OfferColumns`, asked of the backend once in a while and shared by all who search the same.
 * `visitor` is where whoever asks comes from.
 */
export const searchFlights = (search: FlightSearch, visitor?: string) =>
  cachedPrices(cachePolicies.flightSearch, searchName(search), askBackend(search, visitor))
