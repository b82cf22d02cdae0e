import { minimumConnection } from '../schedule/connection-times.ts'
import { type TimedPath, bearableMinutes } from '../schedule/itineraries.ts'
import { boundedPaths } from './bounded-path.ts'
import { cheaper, lowestOneWay } from './lowest-trip.ts'
import type { AirportPair } from './market.ts'
import { type Wanted, waysPricer } from './priced-way.ts'
import type { Trip } from './trip.ts'

/** Minutes that no itinerary of a path is faster than. */
const fastestOf = ({ path, timetables }: TimedPath): number =>
  timetables.reduce((minutes, flights, at) => {
    const [before, leg] = [path.legs[at - 1], path.legs[at]]
    const change = before && leg ? minimumConnection(before, leg, path.tier) : 0
    return minutes + change + Math.min(...flights.map(({ blockMinutes }) => blockMinutes))
  }, 0)

/**
 * Finds a pair's cheapest way of a day, bought alone: what `lowestOneWay` finds of all of them. A path is looked at where it can be
 * cheaper than the cheapest so far. Alone, slow ways are offered that are not beside faster ones: once one of those, slower than what
 * is sure to be offered, would be the cheapest, all paths are looked at, on that day and on those asked for after it.
 */
export const lowestWayOf = (pair: AirportPair, wanted: Wanted): ((day: number) => Trip | null) => {
  const waysOn = waysPricer(wanted)
  let paths = boundedPaths(pair, wanted, true)
  const offered = bearableMinutes(Math.min(...pair.map(fastestOf)))
  let isUnsure = false
  const lowestOfAll = (day: number): Trip | null => lowestOneWay(waysOn(pair, day))
  return (day) => {
    if (isUnsure) return lowestOfAll(day)
    let best: Trip | null = null
    let cheapest = paths[0]
    for (const path of paths) {
      if (best && path.floor(day) > best.lowest) continue
      const found = cheaper(best, lowestOneWay(waysOn([path.timed], day)))
      if (found !== best) cheapest = path
      best = found
    }
    // the cheapest path of a day is likely that of the next: looked at first, it spares most of the others
    if (cheapest && cheapest !== paths[0]) paths = [cheapest, ...paths.filter((path) => path !== cheapest)]
    isUnsure = best !== null && best.out.minutes > offered
    return isUnsure ? lowestOfAll(day) : best
  }
}
