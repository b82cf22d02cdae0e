import type { Airline } from '../airlines/airline.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import { distanceKm } from '../geography/great-circle.ts'
import type { Path } from '../network/path.ts'
import { type Quote, daysAhead } from '../quote.ts'
import type { Itinerary } from '../schedule/itineraries.ts'
import type { Cabin } from './cabin.ts'
import {
  advanceFactor,
  competitionFactor,
  hourFactor,
  leastHourFactor,
  seasonFactor,
  weekdayFactor,
} from './price-factors.ts'

/** What a fare depends on besides the flights. */
export interface FareTerms {
  readonly cabin: Cabin
  /** that the airline still sells on all of the flights */
  readonly seats: number
  readonly quote: Quote
}

/** An adult's lowest fare before families and taxes, each way, in whole US dollars (airlines file whole ones). */
export interface LowestFare {
  /** as half of a round trip on airlines that sell it whole */
  readonly together: number
  /** bought alone, or beside a stranger's return */
  readonly alone: number
}

const dollarsByDistance = (km: number): number => 34 + 0.42 * km ** 0.75

const kindFactor: { readonly [kind in Airline['kind']]: number } = {
  'full-service': 1,
  'low-cost': 0.64,
  regional: 1.12,
}
const brandFactor: { readonly [set: string]: number } = { gulf: 1.04, 'asia-premium': 1.14, 'ultra-low-cost': 0.86 }

const airlineFactor = ({ kind, fares }: Airline): number => kindFactor[kind] * (brandFactor[fares] ?? 1)

const byFlights = [1, 1.14, 0.96, 0.93]
const byTier = [1, 1.03, 1.2]

const pathFactor = (path: Path): number => (byFlights[path.legs.length] ?? 1) * (byTier[path.tier] ?? 1)

/** Full-service airlines price one way on long routes well above half a round trip; low-cost ones do not. */
const oneWayFactor = ({ seller, km }: Path): number => {
  if (seller.kind === 'low-cost') return 1
  return km > 3500 ? 1.34 : 1.12
}

const cabinFactor = (cabin: Cabin, km: number): number => {
  if (cabin === 'economy') return 1
  if (cabin === 'premium_economy') return 1.75
  if (cabin === 'business') return km > 4000 ? 3.4 : 2.3
  return km > 4000 ? 5.6 : 2.6
}

const flownKm = (path: Path): number => {
  const first = path.legs[0]
  const last = path.legs.at(-1)
  if (!first || !last) return path.km
  const straight = distanceKm(first.from.point, last.to.point)
  return straight + 0.15 * (path.km - straight)
}

const scarcity = (seats: number): number => 1 + (9 - seats) * 0.022

const leastMood = 0.9

const mood = (itinerary: Itinerary): number => {
  let seed = 0
  for (const { flight, day } of itinerary.flights) seed = mix(seed, flight.number, day, flight.leg.from.number)
  return leastMood + 0.22 * unit(seed)
}

/** What of a fare, in US dollars, depends on the path alone and not on the day. */
export const pathFare = (path: Path, cabin: Cabin): number =>
  dollarsByDistance(flownKm(path)) *
  airlineFactor(path.seller) *
  pathFactor(path) *
  cabinFactor(cabin, path.km) *
  competitionFactor(path.competitors)

const wholeDollars = (dollars: number): number => Math.max(9, Math.round(dollars))

/**
 * A function of the itinerary and the terms alone, so an offer that is rebuilt later costs the same. Whoever prices a path on many
 * days works out what is the path's once.
 */
export const lowestFare = (
  itinerary: Itinerary,
  { cabin, seats, quote }: FareTerms,
  ofPath = pathFare(itinerary.path, cabin),
): LowestFare => {
  const { path, flights } = itinerary
  const first = flights[0]
  const latitude = path.legs.at(-1)?.to.airport.lat ?? 0
  if (!first) return { together: 0, alone: 0 }
  const dollars =
    ofPath *
    advanceFactor(daysAhead(quote, first.day)) *
    seasonFactor(first.day, latitude) *
    weekdayFactor(first.day) *
    hourFactor(first.flight.departure) *
    scarcity(seats) *
    mood(itinerary)
  return { together: wholeDollars(dollars), alone: wholeDollars(dollars * oneWayFactor(path)) }
}

/** Products of the same factors in another order may differ in their last digit. */
const tolerance = 1 - 1e-9

/** What no fare of a path is below, as half of a round trip or alone: by day of departure, in whole US dollars. */
export const fareFloor = (path: Path, cabin: Cabin, quote: Quote): ((day: number) => LowestFare) => {
  const latitude = path.legs.at(-1)?.to.airport.lat ?? 0
  const least = pathFare(path, cabin) * leastHourFactor * leastMood * tolerance
  const alone = oneWayFactor(path)
  return (day) => {
    const dollars = least * advanceFactor(daysAhead(quote, day)) * seasonFactor(day, latitude) * weekdayFactor(day)
    return { together: wholeDollars(dollars), alone: wholeDollars(dollars * alone) }
  }
}
