import { type Cabin, cabinsOf } from '../fares/cabin.ts'
import { lowestFare, pathFare } from '../fares/base-fare.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import type { FareFamilyRules } from '../fares/fare-family.ts'
import { type HalfFare, type Party, familyFare, partyTotal } from '../fares/half-fare.ts'
import { seatsLeft } from '../fares/seats-left.ts'
import { type ItineraryTaxes, itineraryTaxes } from '../fares/taxes.ts'
import type { Path } from '../network/path.ts'
import { type Quote, salesClose } from '../quote.ts'
import { type Itinerary, itinerariesOn, itineraryMinutes } from '../schedule/itineraries.ts'
import type { AirportPair } from './market.ts'

/** An itinerary for sale: one way of a trip in its cabins, with the ways of buying it. */
export interface PricedWay {
  readonly itinerary: Itinerary
  readonly minutes: number
  readonly cabins: readonly Cabin[]
  readonly seats: number
  readonly families: readonly FareFamilyRules[]
  /** in the order of `families`, as half of a round trip sold whole or bought alone; worked out for what is shown */
  readonly fares: (together: boolean) => readonly HalfFare[]
  /** party totals of the cheapest family, US cents */
  readonly lowestTogether: number
  readonly lowestAlone: number
}

/** What is asked of the ways of one day. */
export interface Wanted {
  readonly cabin: Cabin
  readonly party: Party
  readonly quote: Quote
  readonly accepts: (family: FareFamilyRules) => boolean
}

const leastSeats = (itinerary: Itinerary, cabins: readonly Cabin[], quote: Quote): number => {
  let least = 9
  itinerary.flights.forEach((flight, index) => {
    least = Math.min(least, seatsLeft(flight, cabins[index] ?? 'economy', quote))
  })
  return least
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}

/** What the prices of a path's ways have in common on whatever day; null where no family is accepted. */
interface PathPrices {
  readonly families: readonly FareFamilyRules[]
  readonly cheapest: FareFamilyRules
  readonly taxes: ItineraryTaxes
  /** US dollars */
  readonly fare: number
}

const pathPrices = (path: Path, { cabin, accepts }: Wanted): PathPrices | null => {
  const families = fareFamilies(path.seller.fares, cabin).filter(accepts)
  const [cheapest] = families
  return cheapest ? { families, cheapest, taxes: itineraryTaxes({ path }, cabin), fare: pathFare(path, cabin) } : null
}

/** An itinerary priced, or null where it leaves too soon or lacks the cabin, the seats or a family that is accepted. */
export const pricedWay = (
  itinerary: Itinerary,
  wanted: Wanted,
  prices = pathPrices(itinerary.path, wanted),
): PricedWay | null => {
  const { cabin, party, quote } = wanted
  if (!prices || itinerary.departure < salesClose(quote)) return null
  const cabins = cabinsOf(itinerary.flights, cabin)
  if (!cabins) return null
  const seats = leastSeats(itinerary, cabins, quote)
  if (seats < party.adults + party.children) return null
  const { seller } = itinerary.path
  const { families, cheapest, taxes } = prices
  const { alone, together } = lowestFare(itinerary, { cabin, seats, quote }, prices.fare)
  const faresOver = (dollars: number) => families.map((family) => familyFare(dollars, family, seller, taxes))
  const lowestOver = (dollars: number) => partyTotal(familyFare(dollars, cheapest, seller, taxes), party)
  const known = { alone: once(() => faresOver(alone)), together: once(() => faresOver(together)) }
  return {
    itinerary,
    minutes: itineraryMinutes(itinerary),
    cabins,
    seats,
    families,
    fares: (asHalf) => (asHalf ? known.together() : known.alone()),
    lowestTogether: lowestOver(together),
    lowestAlone: lowestOver(alone),
  }
}

/** Everything that is for sale between two airports on one local day of departure. */
export type WaysOn = (pair: AirportPair, day: number) => readonly PricedWay[]

/** Prices the ways of any pair and day; what is asked for on many days has its paths priced once. */
export const waysPricer = (wanted: Wanted): WaysOn => {
  const known = new Map<Path, PathPrices | null>()
  const pricesOf = (path: Path): PathPrices | null => {
    const prices = known.get(path) ?? pathPrices(path, wanted)
    known.set(path, prices)
    return prices
  }
  return (pair, day) =>
    itinerariesOn(pair, day).flatMap((itinerary) => pricedWay(itinerary, wanted, pricesOf(itinerary.path)) ?? [])
}
