import { Context, Effect, Layer, Schema } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '../../../contract/backend-api.ts'
import type { FlightSearch as WireSearch, TravelerInfo } from '../../../contract/flights.ts'
import { BackendClient } from '#/server/backend-client.server.ts'
import { cachePolicies } from '#/server/cache-policies.ts'
import { EdgeCache } from '#/server/edge-cache.server.ts'
import { type FlightSearch, searchName } from './flight-search.ts'
import { toOfferColumns } from './offer-columns.ts'
import { flightListFrom } from './offer-mapper.server.ts'

/** All charges are in US dollars (decision 19). */
const chargeCurrency = 'USD'

/** Offers with less time than this left are asked for again rather than shown: a traveller needs it to choose. */
const timeToChoose = 15 * 60_000

/** The answer came but cannot be read as the contract says. */
class UnreadableAnswer extends Schema.TaggedError<UnreadableAnswer>()('UnreadableAnswer', {
  message: Schema.String,
}) {}

type Traveler = typeof TravelerInfo.Type

const travelersOf = (search: FlightSearch): Traveler[] => {
  const ages = search.ages
  const travelers: Omit<Traveler, 'id'>[] = [
    ...Array.from({ length: search.adults }, () => ({ type: 'adult' as const })),
    ...Array.from({ length: search.children }, (_, child) => {
      const age = ages[child]
      return age === undefined ? { type: 'child' as const } : { type: 'child' as const, age }
    }),
    ...Array.from({ length: search.infants }, () => ({ type: 'infant' as const })),
  ]
  return travelers.map((traveler, index) => ({ id: String(index + 1), ...traveler }))
}

/** The search as the backend is asked: nothing of who asks, where from, or in which currency it is shown. */
const wireSearch = (search: FlightSearch): WireSearch => ({
  legInfo: [
    { from: search.from, to: search.to, departureDate: search.departure },
    ...(search.return === undefined ? [] : [{ from: search.to, to: search.from, departureDate: search.return }]),
  ],
  travelerInfo: travelersOf(search),
  cabin: search.cabin,
  currencyCode: chargeCurrency,
})

const decodeFailure = HttpApiClient.decodeResponse(BackendApi, { group: 'flights', endpoint: 'search' })

const readAnswer = (body: string) =>
  Effect.try({
    try: () => flightListFrom(JSON.parse(body), chargeCurrency),
    catch: (cause) => new UnreadableAnswer({ message: String(cause) }),
  })

/**
 * Asks the backend. The body is mapped by hand: decoding 250 offers through the contract's schema costs twice as
 * much warm and six times cold (13.7 ms to 2.1), for fields that the site does not show. A test holds the mapper to the contract.
 */
const askBackend = (backend: BackendClient['Service']) =>
  Effect.fn('Flights.ask')(function* (search: FlightSearch) {
    const payload = wireSearch(search)
    const response = yield* backend.flights.search({ payload, responseMode: 'response-only' })
    if (response.status !== 200) {
      yield* decodeFailure(response)
      return yield* new UnreadableAnswer({ message: `status ${response.status}` })
    }
    const { list, dropped } = yield* readAnswer(yield* response.text)
    if (dropped > 0) yield* Effect.logWarning('offers that cannot be read were left out', { dropped })
    return {
      text: JSON.stringify(toOfferColumns(list)),
      freshUntil: list.expiresAt - timeToChoose,
      keptUntil: list.expiresAt,
    }
  })

const askCached = (backend: BackendClient['Service'], cache: EdgeCache['Service']) => {
  const ask = askBackend(backend)
  return (search: FlightSearch) => cache.through(cachePolicies.flightSearch, searchName(search), ask(search))
}

/** Flight searches, each asked of the backend once in a while and shared by all who search the same. */
export class Flights extends Context.Service<
  Flights,
  {
    /** The offers as JSON of `OfferColumns`. */
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
