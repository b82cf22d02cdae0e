import { Context, Effect, Layer } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { UnreadableAnswer, readAnswer } from '#/server/backend/answer-reader.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { EdgeCache } from '#/server/cache/edge-cache.server.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { keptPrices } from '../prices/kept-prices.server.ts'
import { toOfferColumns } from './offer-columns.ts'
import { flightListFrom } from './offer-mapper.server.ts'
import { segmentOf } from '../search/search-segment.ts'

/** All charges are in US dollars (rule money-2). */
const chargeCurrency = 'USD'

/** Offers with less time than this left are asked for again rather than shown: a traveller needs it to choose. */
const timeToChoose = 15 * 60_000

const decodeFailure = HttpApiClient.decodeResponse(BackendApi, { group: 'flights', endpoint: 'search' })

/**
 * Asks the backend. The body is mapped by hand: decoding 250 offers through the contract's schema costs twice as
 * much warm and six times cold (13.7 ms to 2.1), for fields that the site does not show. A test holds the mapper to the contract.
 */
const askBackend = (backend: BackendClient['Service']) =>
  Effect.fn('Flights.ask')(function* (search: FlightSearch, visitor?: string) {
    const payload = segmentOf(search, chargeCurrency)
    const headers = visitor === undefined ? {} : { 'x-visitor-address': visitor }
    const response = yield* backend.flights.search({ headers, payload, responseMode: 'response-only' })
    if (response.status !== 200) {
      yield* decodeFailure(response)
      return yield* new UnreadableAnswer({ message: `status ${response.status}` })
    }
    const { list, dropped } = yield* readAnswer(yield* response.text, (answer) =>
      flightListFrom(answer, chargeCurrency),
    )
    if (dropped > 0) yield* Effect.logWarning('offers that cannot be read were left out', { dropped })
    return {
      text: JSON.stringify(toOfferColumns(list)),
      freshUntil: list.expiresAt - timeToChoose,
      keptUntil: list.expiresAt,
    }
  })

const askCached = (backend: BackendClient['Service'], cache: EdgeCache['Service']) => {
  const ask = askBackend(backend)
  return (search: FlightSearch, visitor?: string) =>
    keptPrices(cachePolicies.flightSearch, searchName(search), ask(search, visitor)).pipe(
      Effect.provideService(EdgeCache, cache),
    )
}

/** Flight searches, each asked of the backend once in a while and shared by all who search the same. */
export class Flights extends Context.Service<
  Flights,
  {
    /** The offers as JSON of `OfferColumns`; `visitor` is where whoever asks comes from. */
    readonly search: ReturnType<typeof askCached>
  }
>()('site/Flights') {
  static readonly layer = Layer.effect(
    Flights,
    Effect.gen(function* () {
      const backend = yield* BackendClient
      const cache = yield* EdgeCache
      return Flights.of({ search: askCached(backend, cache) })
    }),
  ).pipe(Layer.provide(EdgeCache.layer))
}
