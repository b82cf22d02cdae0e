import { type Cabin, cabinsOf } from '../fares/cabin.ts'
import type { FareTerms } from '../fares/base-fare.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import type { FareFamilyRules } from '../fares/fare-family.ts'
import { type HalfFare, type Party, halfFares, partyTotal } from '../fares/half-fare.ts'
import { seatsLeft } from '../fares/seats-left.ts'
import { type Quote, salesClose } from '../quote.ts'
import { type Itinerary, itinerariesOn, itineraryMinutes } from '../schedule/itineraries.ts'
import type { Market } from './market.ts'

/** An itinerary for sale: one way of a trip in its cabins, with the ways of buying it. */
export interface PricedWay {
  readonly itinerary: Itinerary
  readonly minutes: number
  readonly cabins: readonly Cabin[]
  readonly seats: number
  readonly families: readonly FareFamilyRules[]
  /** as half of a round trip on airlines that sell it whole, in the order of `families` */
  readonly together: readonly HalfFare[]
  /** bought alone, or beside a stranger's return */
  readonly alone: readonly HalfFare[]
  /** party totals of the cheapest family, US cents */
  readonly lowestTogether: number
  readonly lowestAlone: number
}

/** What is asked of the ways of one day. */
export interface Wanted {
  readonly cabin: Cabin
  readonly party: Party
  readonly quote: Quote
  readonly roundTrip: boolean
  readonly accepts: (family: FareFamilyRules) => boolean
}

const leastSeats = (itinerary: Itinerary, cabins: readonly Cabin[], quoteDay: number): number => {
  let least = 9
  itinerary.flights.forEach((flight, index) => {
    least = Math.min(least, seatsLeft(flight, cabins[index] ?? 'economy', quoteDay))
  })
  return least
}

const lowestTotal = (fares: readonly HalfFare[], party: Party): number => {
  const cheapest = fares[0]
  return cheapest ? partyTotal(cheapest, party) : Number.POSITIVE_INFINITY
}

/** An itinerary priced, or null where it leaves too soon or lacks the cabin, the seats or a family that is accepted. */
export const pricedWay = (itinerary: Itinerary, wanted: Wanted): PricedWay | null => {
  const { cabin, party, quote, roundTrip, accepts } = wanted
  const quoteDay = quote.day
  if (itinerary.departure < salesClose(quote)) return null
  const cabins = cabinsOf(itinerary.flights, cabin)
  if (!cabins) return null
  const seats = leastSeats(itinerary, cabins, quoteDay)
  if (seats < party.adults + party.children) return null
  const families = fareFamilies(itinerary.path.seller.fares, cabin).filter(accepts)
  if (families.length === 0) return null
  const terms: FareTerms = { cabin, roundTrip: false, quoteDay }
  const alone = halfFares(itinerary, families, terms)
  const together = roundTrip ? halfFares(itinerary, families, { ...terms, roundTrip }) : alone
  const minutes = itineraryMinutes(itinerary)
  const lowestAlone = lowestTotal(alone, party)
  const lowestTogether = roundTrip ? lowestTotal(together, party) : lowestAlone
  return { itinerary, minutes, cabins, seats, families, together, alone, lowestTogether, lowestAlone }
}

/** Everything that is for sale in a market on one local day of departure. */
export const pricedWays = (market: Market, day: number, wanted: Wanted): readonly PricedWay[] =>
  itinerariesOn(market, day).flatMap((itinerary) => pricedWay(itinerary, wanted) ?? [])
