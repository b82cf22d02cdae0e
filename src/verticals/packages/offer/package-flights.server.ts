import { Effect } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { guestCount } from '#domain/stay.ts'
import { fields, list, minorUnits } from '#/server/backend/answer-reader.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { listReader } from '#/server/backend/read-list.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { toOfferColumns } from '../../flights/offer/offer-columns.ts'
import { flightListFrom } from '../../flights/offer/offer-mapper.server.ts'
import { cachedPrices } from '../../flights/prices/cached-prices.server.ts'
import { type PackageSearch, searchName } from '../search/package-search.ts'
import { currency, partyOf } from './party.server.ts'

/** Offers with less time than this left are asked for again rather than shown: a traveller needs it to choose. */
const timeToChoose = 15 * 60_000

const priceOf = (priced: unknown) => ({ intTotal: fields(fields(priced).price).total })

/** An offer as the mapper of flights reads it: its prices, and those of its fares, are the pair's. */
const asFlight = (offer: unknown, people: number) => {
  const wire = fields(offer)
  const price = priceOf(wire)
  const each = { currency, amount: Math.ceil(minorUnits(price.intTotal, currency) / people) }
  return {
    ...wire,
    price,
    travelerPricings: [{ travelerType: 'ADULT', price: { intTotal: each } }],
    fareFamilies: list(wire.fareFamilies).map((family) => ({ ...fields(family), price: priceOf(family) })),
  }
}

/** A search answer as a list of flights, each at the price of the pair with the cheapest stay that goes with it. */
const packageFlightsFrom = (answer: unknown, people: number) => {
  const wire = fields(answer)
  return flightListFrom({ ...wire, data: list(wire.data).map((offer) => asFlight(offer, people)) }, currency)
}

const readFlights = listReader(
  'flights of packages',
  HttpApiClient.decodeResponse(BackendApi, { group: 'packages', endpoint: 'search' }),
)

const askBackend = Effect.fn('askPackageFlights')(function* (search: PackageSearch, visitor: string | undefined) {
  const { packages } = yield* BackendClient
  const { from, to, departure, return: back, cabin } = search
  const legInfo = [
    { from, to, departureDate: departure },
    { from: to, to: from, departureDate: back },
  ]
  const payload = { legInfo, cabin, ...partyOf(search) }
  const headers = { ...visitorHeaders(visitor), prefer: 'return=minimal' }
  const response = yield* packages.search({ headers, payload, responseMode: 'response-only' })
  const people = guestCount(search.rooms)
  const found = yield* readFlights(response, (answer) => packageFlightsFrom(answer, people))
  return {
    text: JSON.stringify(toOfferColumns(found)),
    freshUntil: found.expiresAt - timeToChoose,
    keptUntil: found.expiresAt,
  }
})

/** The flights of a search as JSON of `OfferColumns`, asked of the backend once in a while and shared by all who search the same. */
export const searchPackageFlights = (search: PackageSearch, visitor?: string) =>
  cachedPrices(cachePolicies.packageFlights, searchName(search), askBackend(search, visitor))
