import type { FlightOffer } from '../../../contract/flight-offer.ts'
import type { SearchAnswer } from '../../../contract/flights.ts'
import type { Fee } from '../fees.ts'
import type { Cabin } from './fares/cabin.ts'
import type { FareFamilyRules } from './fares/fare-family.ts'
import type { Party } from './fares/half-fare.ts'
import { chosenOneWays, chosenRoundTrips } from './market/choice.ts'
import { dayOfWays } from './market/lowest-trip.ts'
import { marketBetween } from './market/market.ts'
import { type PricedWay, type Wanted, pricedWays } from './market/priced-way.ts'
import type { Trip } from './market/trip.ts'
import { namedOutcome } from './named-routes.ts'
import { dictionariesOf } from './offers/dictionaries.ts'
import { emissionsKg } from './offers/emissions.ts'
import { facetsOf } from './offers/facets.ts'
import { signedHeader } from './offers/offer-id.ts'
import { offerShaper } from './offers/offer-shape.ts'
import { type Quote, expiryText } from './quote.ts'

export interface DemoSearch {
  readonly from: string
  readonly to: string
  /** local day numbers */
  readonly departureDay: number
  readonly returnDay: number | null
  readonly cabin: Cabin
  readonly party: Party
  readonly accepts: (family: FareFamilyRules) => boolean
}

/** What a supplier's answer needs besides the question. */
export interface Desk {
  readonly key: Uint32Array
  readonly fees: readonly Fee[]
  readonly quote: Quote
}

const wantedOf = ({ cabin, party, returnDay, accepts }: DemoSearch, quoteDay: number): Wanted => ({
  cabin,
  party,
  quoteDay,
  roundTrip: returnDay !== null,
  accepts,
})

/** The names that airlines answer under: the demo network asks all of its own and none is ever missing. */
const sources = ['star', 'skyteam', 'oneworld', 'independent', 'low-cost'].map((code) => ({
  code,
  status: 'ok' as const,
}))

const wayEmissions = (way: PricedWay): number =>
  way.itinerary.flights.reduce((sum, flight, index) => sum + emissionsKg(flight, way.cabins[index] ?? 'economy'), 0)

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const answerOf = (offers: readonly FlightOffer[], outs: readonly PricedWay[], quote: Quote): SearchAnswer => ({
  data: offers,
  dictionaries: dictionariesOf(offers),
  meta: {
    count: offers.length,
    expiresAt: expiryText(quote),
    typicalCo2: median(outs.map(wayEmissions)),
    sources,
  },
  facets: facetsOf(offers),
})

/** Everything the demo network sells for a search. Pure: the same question to the same desk has the same answer. */
export const searchDemo = (search: DemoSearch, desk: Desk): SearchAnswer => {
  const { from, to, party, cabin, returnDay, departureDay } = search
  const { key, fees, quote } = desk
  const outcome = namedOutcome(from, to)
  if (outcome === 'no-flights') return answerOf([], [], quote)
  const wanted = wantedOf(search, quote.day)
  const outs = pricedWays(marketBetween(from, to), departureDay, wanted)
  const backs = returnDay === null ? null : pricedWays(marketBetween(to, from), returnDay, wanted)
  const trips: readonly Trip[] =
    backs === null ? chosenOneWays(outs) : chosenRoundTrips(dayOfWays(outs), dayOfWays(backs))
  const header = signedHeader(key, { expiry: quote.expiry, party, cabin, roundTrip: returnDay !== null })
  const shape = offerShaper({
    key,
    header,
    party,
    fees,
    outcome,
    raise: 0,
    expiresAt: expiryText(quote),
    quoteDay: quote.day,
  })
  return answerOf(
    trips.flatMap((trip) => shape(trip) ?? []),
    outs,
    quote,
  )
}
