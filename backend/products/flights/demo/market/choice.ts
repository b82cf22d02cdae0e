import { withoutDominated } from './dominated.ts'
import type { PricedWay } from './priced-way.ts'
import { type DayOfWays, lowestRoundTrip } from './lowest-trip.ts'
import { type Trip, canReturn, oneWay, roundTrip } from './trip.ts'

const mostOffers = 250
const outboundWays = 25
const returnWays = 25
const returnsEach = 8
const directWays = 10

/** US cents that an hour on the way weighs when itineraries are chosen for variety. */
const hourWeighs = 1400

const value = (way: PricedWay): number => way.lowestTogether + (way.minutes / 60) * hourWeighs

const isDirect = (way: PricedWay): boolean => way.itinerary.flights.length === 1

const cheapestOfEachSeller = (ways: readonly PricedWay[]): PricedWay[] => {
  const seen = new Set<string>()
  return ways.filter((way) => {
    const { code } = way.itinerary.path.seller
    if (seen.has(code)) return false
    seen.add(code)
    return true
  })
}

const by = (key: (way: PricedWay) => number) => (a: PricedWay, b: PricedWay) => key(a) - key(b)

/** A choice that shows the range: the fastest and cheapest, direct ones, something of each airline, then the best value. */
const varied = (ways: readonly PricedWay[], most: number): readonly PricedWay[] => {
  if (ways.length <= most) return ways
  const cheapest = ways.toSorted(by((way) => way.lowestTogether))
  const fastest = ways.toSorted(by((way) => way.minutes))
  const best = ways.toSorted(by(value))
  const chosen = new Set([
    ...cheapest.slice(0, 3),
    ...fastest.slice(0, 3),
    ...best.filter(isDirect).slice(0, directWays),
    ...cheapestOfEachSeller(best).slice(0, Math.ceil(most / 3)),
    ...best,
  ])
  return [...chosen].slice(0, most)
}

const byLowest = (a: Trip, b: Trip): number => a.lowest - b.lowest

const weigh = (trip: Trip): number => trip.lowest + ((trip.back?.minutes ?? 0) / 60) * hourWeighs

/** Returns for a way out: the cheapest and fastest, the cheapest of its own seller, then the best value. */
const tripsFrom = (out: PricedWay, backs: readonly PricedWay[]): Trip[] => {
  const trips = backs.filter((back) => canReturn(out, back)).map((back) => roundTrip(out, back))
  const best = trips.toSorted((a, b) => weigh(a) - weigh(b))
  const fastest = trips.toSorted((a, b) => (a.back?.minutes ?? 0) - (b.back?.minutes ?? 0))
  const cheapest = trips.toSorted(byLowest)
  const { seller } = out.itinerary.path
  const own = cheapest.filter(({ back }) => back?.itinerary.path.seller === seller).slice(0, 1)
  return [...new Set([...cheapest.slice(0, 2), ...fastest.slice(0, 2), ...own, ...best])].slice(0, returnsEach)
}

const isSameTrip = (a: Trip, b: Trip): boolean => a.out === b.out && a.back === b.back

interface WayOfPair {
  readonly way: PricedWay
  readonly pair: number
}

/** Each way out of a choice with the number of its pair of airports. */
const variedOuts = (outs: readonly DayOfWays[]): readonly WayOfPair[] => {
  const pairs = new Map(outs.flatMap(({ all }, pair) => all.map((way): [PricedWay, number] => [way, pair])))
  return varied([...pairs.keys()], outboundWays).map((way) => ({ way, pair: pairs.get(way) ?? 0 }))
}

/** Up to 250 round trips, cheapest first; the cheapest that the two days have is always among them. */
export const chosenRoundTrips = (outs: readonly DayOfWays[], backs: readonly DayOfWays[]): readonly Trip[] => {
  const lowest = lowestRoundTrip(outs, backs)
  if (!lowest) return []
  const backsOfPair = new Map<number, readonly PricedWay[]>()
  const backsOf = (pair: number): readonly PricedWay[] => {
    const known = backsOfPair.get(pair) ?? varied(backs[pair]?.all ?? [], returnWays)
    backsOfPair.set(pair, known)
    return known
  }
  const trips = variedOuts(outs).flatMap(({ way, pair }) => tripsFrom(way, backsOf(pair)))
  const rest = trips.filter((trip) => !isSameTrip(trip, lowest)).toSorted(byLowest)
  return withoutDominated([lowest, ...rest]).slice(0, mostOffers)
}

export const chosenOneWays = (ways: readonly PricedWay[]): readonly Trip[] =>
  withoutDominated(ways.map(oneWay).toSorted(byLowest)).slice(0, mostOffers)
