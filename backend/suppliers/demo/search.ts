import type { SearchAnswer } from '../../../contract/flights.ts'
import type { Fee } from '../fees.ts'
import type { Cabin } from './fares/cabin.ts'
import type { FareFamilyRules } from './fares/fare-family.ts'
import type { Party } from './fares/half-fare.ts'
import { chosenOneWays, chosenRoundTrips } from './market/choice.ts'
import { dayOfWays } from './market/lowest-trip.ts'
import { marketBetween, marketsBetween } from './market/market.ts'
import { type PricedWay, type Wanted, pricedWays } from './market/priced-way.ts'
import type { Trip } from './market/trip.ts'
import { namedOutcome } from './named-routes.ts'
import { dictionariesOf } from './offers/dictionaries.ts'
import { emissionsKg } from './offers/emissions.ts'
import { facetsOf } from './offers/facets.ts'
import { signedHeader } from './offers/offer-id.ts'
import { asciiJson } from './offers/ascii-json.ts'
import { type WrittenOffer, offerWriter } from './offers/offer-text.ts'
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

const wayEmissions = (way: PricedWay): number =>
  way.itinerary.flights.reduce((sum, flight, index) => sum + emissionsKg(flight, way.cabins[index] ?? 'economy'), 0)

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

type Rest = Omit<SearchAnswer, 'data'>

/** The JSON text of a `SearchAnswer`. */
const answerText = (offers: readonly WrittenOffer[], outs: readonly PricedWay[], quote: Quote): string => {
  const rest: Rest = {
    dictionaries: dictionariesOf(offers),
    meta: {
      count: offers.length,
      expiresAt: expiryText(quote),
      typicalCo2: median(outs.map(wayEmissions)),
      sources,
    },
    facets: facetsOf(offers),
  }
  return `{"data":[${offers.map((offer) => offer.json).join(',')}],${asciiJson(rest).slice(1)}`
}

/** The trips that a search lists, cheapest first, and the ways out that they were chosen from. */
export const tripsOf = (search: DemoSearch, quote: Quote): { outs: readonly PricedWay[]; trips: readonly Trip[] } => {
  const { from, to, returnDay, departureDay } = search
  const wanted = wantedOf(search, quote)
  if (returnDay === null) {
    const outs = marketBetween(from, to).flatMap((pair) => pricedWays(pair, departureDay, wanted))
    return { outs, trips: chosenOneWays(outs) }
  }
  const market = marketsBetween(from, to)
  const outs = market.out.map((pair) => dayOfWays(pricedWays(pair, departureDay, wanted)))
  const backs = market.back.map((pair) => dayOfWays(pricedWays(pair, returnDay, wanted)))
  return { outs: outs.flatMap(({ all }) => all), trips: chosenRoundTrips(outs, backs) }
}

/**
 * Everything the demo network sells for a search, as the JSON text of the contract's `SearchAnswer`. Pure: the same
 * question to the same desk has the same answer.
 */
export const searchDemo = (search: DemoSearch, { key, fees, quote }: Desk): string => {
  const { from, to, party, cabin, returnDay } = search
  const outcome = namedOutcome(from, to)
  if (outcome === 'no-flights') return answerText([], [], quote)
  const roundTrip = returnDay !== null
  const { outs, trips } = tripsOf(search, quote)
  const write = offerWriter({
    key,
    header: signedHeader(key, { expiry: quote.expiry, party, cabin, roundTrip }),
    roundTrip,
    party,
    fees,
    outcome,
    raise: 0,
    expiresAt: expiryText(quote),
    quoteDay: quoteDay(quote),
  })
  return answerText(
    trips.flatMap((trip) => write(trip) ?? []),
    outs,
    quote,
  )
}
