import { cabins } from '../fares/cabin.ts'
import { isLongRoute } from '../fares/conditions.ts'
import type { PricedWay } from './priced-way.ts'
import { type Trip, minutesOf, sellersOf } from './trip.ts'

const flightsOf = ({ itinerary }: PricedWay): number => itinerary.flights.length

const lowestCabin = (way: PricedWay): number => {
  let lowest = cabins.length
  for (const cabin of way.cabins) lowest = Math.min(lowest, cabins.indexOf(cabin))
  return lowest
}

const longRoutes = ({ itinerary }: PricedWay): number => (isLongRoute(itinerary.path.km) ? 1 : 0)

interface Weighed {
  readonly trip: Trip
  readonly minutes: number
  readonly flights: number
  readonly cabin: number
  /** ways whose changes and refunds cost double */
  readonly long: number
}

const weighed = (trip: Trip): Weighed => {
  const { out, back } = trip
  return {
    trip,
    minutes: minutesOf(trip),
    flights: flightsOf(out) + (back ? flightsOf(back) : 0),
    cabin: Math.min(lowestCabin(out), back ? lowestCabin(back) : cabins.length),
    long: longRoutes(out) + (back ? longRoutes(back) : 0),
  }
}

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
