import { minutesPerDay } from '../../../demo/calendar.ts'
import type { PricedWay } from './priced-way.ts'
import { type Trip, canReturn, minutesOf, oneWay, roundTrip } from './trip.ts'

/** The cheaper of two trips; of two at one price the one that takes less long, or the first. */
export const cheaper = (a: Trip | null, b: Trip | null): Trip | null => {
  if (a === null || b === null) return a ?? b
  return b.lowest < a.lowest || (b.lowest === a.lowest && minutesOf(b) < minutesOf(a)) ? b : a
}

const cheapestBySeller = (ways: readonly PricedWay[], price: (way: PricedWay) => number): PricedWay[] => {
  const best = new Map<string, PricedWay>()
  for (const way of ways) {
    const seller = way.itinerary.path.seller.code
    const known = best.get(seller)
    const dearer = known ? price(way) - price(known) : -1
    if (!known || dearer < 0 || (dearer === 0 && way.minutes < known.minutes)) best.set(seller, way)
  }
  return [...best.values()]
}

/** A day's ways that can be part of the cheapest round trip, in their order: each seller's cheapest, alone and as a half. */
const contenders = (ways: readonly PricedWay[]): readonly PricedWay[] => {
  const cheapest = new Set([
    ...cheapestBySeller(ways, (way) => way.lowestTogether),
    ...cheapestBySeller(ways, (way) => way.lowestAlone),
  ])
  return ways.filter((way) => cheapest.has(way))
}

const lastArrival = (ways: readonly PricedWay[]): number =>
  ways.reduce((latest, way) => Math.max(latest, way.itinerary.arrival), 0)

const firstDeparture = (ways: readonly PricedWay[]): number =>
  ways.reduce((earliest, way) => Math.min(earliest, way.itinerary.departure), Number.POSITIVE_INFINITY)

/** The ways of a pair of airports on one day, with what is asked of them often while many days are combined. */
export interface DayOfWays {
  readonly all: readonly PricedWay[]
  readonly contenders: readonly PricedWay[]
  readonly lastArrival: number
  readonly firstDeparture: number
}

export const dayOfWays = (ways: readonly PricedWay[]): DayOfWays => ({
  all: ways,
  contenders: contenders(ways),
  lastArrival: lastArrival(ways),
  firstDeparture: firstDeparture(ways),
})

const lowestBetween = (out: DayOfWays, back: DayOfWays): Trip | null => {
  const far = back.firstDeparture > out.lastArrival + minutesPerDay
  let best: Trip | null = null
  for (const there of far ? out.contenders : out.all) {
    for (const home of far ? back.contenders : back.all) {
      // a half costs least as part of one ticket: what is dearer even so need not be looked at
      if (best && there.lowestTogether + home.lowestTogether > best.lowest) continue
      if (far || canReturn(there, home)) best = cheaper(best, roundTrip(there, home))
    }
  }
  return best
}

const noWays = dayOfWays([])

/**
 * The cheapest round trip of two days in a market, whose pairs of airports stand in the same order both ways: a trip comes back
 * between the airports that it went between. Every two ways are looked at only where a return could leave before one lands.
 */
export const lowestRoundTrip = (outs: readonly DayOfWays[], backs: readonly DayOfWays[]): Trip | null => {
  let best: Trip | null = null
  outs.forEach((out, pair) => {
    best = cheaper(best, lowestBetween(out, backs[pair] ?? noWays))
  })
  return best
}

export const lowestOneWay = (ways: readonly PricedWay[]): Trip | null => {
  let best: Trip | null = null
  for (const way of ways) best = cheaper(best, oneWay(way))
  return best
}
