import { cabins } from '../fares/cabin.ts'
import { isLongRoute } from '../fares/conditions.ts'
import type { PricedWay } from './priced-way.ts'
import { type Trip, minutesOf, sellersOf } from './trip.ts'

const waysOf = ({ out, back }: Trip): readonly PricedWay[] => (back ? [out, back] : [out])

const flightsOf = (trip: Trip): number => waysOf(trip).reduce((sum, way) => sum + way.itinerary.flights.length, 0)

const lowestCabin = (trip: Trip): number =>
  Math.min(...waysOf(trip).flatMap((way) => way.cabins.map((cabin) => cabins.indexOf(cabin))))

const longRoutes = (trip: Trip): number => waysOf(trip).filter((way) => isLongRoute(way.itinerary.path.km)).length

interface Weighed {
  readonly trip: Trip
  readonly minutes: number
  readonly flights: number
  readonly cabin: number
  /** ways whose changes and refunds cost double */
  readonly long: number
}

const weighed = (trip: Trip): Weighed => ({
  trip,
  minutes: minutesOf(trip),
  flights: flightsOf(trip),
  cabin: lowestCabin(trip),
  long: longRoutes(trip),
})

const isWorse = (one: Weighed, other: Weighed): boolean =>
  one.trip.lowest > other.trip.lowest &&
  one.minutes > other.minutes &&
  one.flights > other.flights &&
  one.cabin <= other.cabin &&
  one.long >= other.long

/**
 * Leaves out the trips that nobody should buy: those that are dearer, slower and of more flights than another of the same sellers,
 * and give nothing better for it. Trips come cheapest first and stay so.
 */
export const withoutDominated = (trips: readonly Trip[]): readonly Trip[] => {
  const bySellers = new Map<string, Weighed[]>()
  return trips.filter((trip) => {
    const one = weighed(trip)
    const sellers = sellersOf(trip).join()
    const better = bySellers.get(sellers) ?? []
    if (better.some((other) => isWorse(one, other))) return false
    better.push(one)
    bySellers.set(sellers, better)
    return true
  })
}
