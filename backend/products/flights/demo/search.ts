import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { Fee } from '../fees.ts'
import type { Cabin } from './fares/cabin.ts'
import type { FareFamilyRules } from './fares/fare-family.ts'
import type { Party } from './fares/half-fare.ts'
import { chosenOneWays, chosenRoundTrips } from './market/choice.ts'
import { dayOfWays } from './market/lowest-trip.ts'
import { type Market, directFlights, marketBetween, marketsBetween } from './market/market.ts'
import { type PricedWay, type Wanted, waysPricer } from './market/priced-way.ts'
import type { Trip } from './market/trip.ts'
import { namedOutcome } from './named-routes.ts'
import type { Flight } from './network/leg.ts'
import { dictionariesOf } from './offers/dictionaries.ts'
import { emissionsKg } from './offers/emissions.ts'
import { facetsOf } from './offers/facets.ts'
import { signedHeader } from './offers/offer-id.ts'
import { asciiJson } from './offers/ascii-json.ts'
import { minimalText } from './offers/minimal-text.ts'
import { type OfferTerms, type WrittenOffer, offerWriter } from './offers/offer-text.ts'
import { type Quote, expiryText, quoteDay } from './quote.ts'

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

const wantedOf = ({ cabin, party, accepts }: DemoSearch, quote: Quote): Wanted => ({ cabin, party, quote, accepts })

/** The names that airlines answer under: the demo network asks all of its own and none is ever missing. */
const sources = ['star', 'skyteam', 'oneworld', 'independent', 'low-cost'].map((code) => ({
  code,
  status: 'ok' as const,
}))

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const emissionsOf = (flights: readonly Flight[], cabin: Cabin): number =>
  flights.reduce((sum, { aircraft, leg }) => sum + emissionsKg({ aircraft, km: leg.km }, cabin), 0)

/**
 * What a traveller in a cabin emits on the median of the day's direct flights, or of the ways for sale where there are none. Each
 * flight counts as though it had the cabin: what is typical does not fall because only small aircraft are sold.
 */
const typicalEmissions = (market: Market, { departureDay, cabin }: DemoSearch, outs: readonly PricedWay[]): number => {
  const direct = directFlights(market, departureDay)
  const ways = direct.length > 0 ? direct.map((flight) => [flight]) : outs.map(({ itinerary }) => itinerary.flights)
  return median(
    ways.map((flights) =>
      emissionsOf(
        flights.map(({ flight }) => flight),
        cabin,
      ),
    ),
  )
}

type Rest = Omit<SearchAnswer, 'data'>

const metaOf = (count: number, typicalCo2: number, quote: Quote): SearchAnswer['meta'] => ({
  count,
  expiresAt: expiryText(quote),
  typicalCo2,
  sources,
})

const answerText = (offers: readonly WrittenOffer[], typicalCo2: number, quote: Quote): string => {
  const rest: Rest = {
    dictionaries: dictionariesOf(offers),
    meta: metaOf(offers.length, typicalCo2, quote),
    facets: facetsOf(offers),
  }
  return `{"data":[${offers.map((offer) => offer.json).join(',')}],${asciiJson(rest).slice(1)}`
}

interface Found {
  readonly trips: readonly Trip[]
  readonly typicalCo2: number
}

/** The trips that a search lists, cheapest first, and what a traveller typically emits on the way out. */
export const tripsOf = (search: DemoSearch, quote: Quote): Found => {
  const { from, to, returnDay, departureDay } = search
  const waysOn = waysPricer(wantedOf(search, quote))
  if (returnDay === null) {
    const market = marketBetween(from, to)
    const outs = market.flatMap((pair) => waysOn(pair, departureDay))
    return { trips: chosenOneWays(outs), typicalCo2: typicalEmissions(market, search, outs) }
  }
  const market = marketsBetween(from, to)
  const outs = market.out.map((pair) => dayOfWays(waysOn(pair, departureDay)))
  const backs = market.back.map((pair) => dayOfWays(waysOn(pair, returnDay)))
  const all = outs.flatMap((day) => day.all)
  return { trips: chosenRoundTrips(outs, backs), typicalCo2: typicalEmissions(market.out, search, all) }
}

const nothing: Found = { trips: [], typicalCo2: 0 }

/** What a search lists, and what its offers are written with. */
const foundAt = ({ key, fees, quote }: Desk, search: DemoSearch): Found & { readonly terms: OfferTerms } => {
  const { from, to, party, cabin, returnDay } = search
  const outcome = namedOutcome(from, to)
  const roundTrip = returnDay !== null
  const terms: OfferTerms = {
    key,
    header: signedHeader(key, { expiry: quote.expiry, party, cabin, roundTrip }),
    roundTrip,
    party,
    fees,
    outcome,
    raise: 0,
    expiresAt: expiryText(quote),
    quoteDay: quoteDay(quote),
  }
  return { ...(outcome === 'no-flights' ? nothing : tripsOf(search, quote)), terms }
}

/**
 * Everything the demo network sells for a search, as the JSON text of the contract's `SearchAnswer`. Pure: the same
 * question to the same desk has the same answer.
 */
export const searchDemo = (search: DemoSearch, desk: Desk): string => {
  const { trips, typicalCo2, terms } = foundAt(desk, search)
  const write = offerWriter(terms)
  const offers = trips.flatMap((trip) => write(trip) ?? [])
  return answerText(offers, typicalCo2, desk.quote)
}

/** The same as the JSON text of the contract's `MinimalSearchAnswer`. */
export const searchDemoMinimal = (search: DemoSearch, desk: Desk): string => {
  const { trips, typicalCo2, terms } = foundAt(desk, search)
  const { text, count } = minimalText(trips, terms)
  return `{${text},"meta":${asciiJson(metaOf(count, typicalCo2, desk.quote))}}`
}
