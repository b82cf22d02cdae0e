import { fareFloor } from '../fares/base-fare.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import { familyFare, partyTotal } from '../fares/half-fare.ts'
import { itineraryTaxes } from '../fares/taxes.ts'
import { minimumConnection } from '../schedule/connection-times.ts'
import type { TimedPath } from '../schedule/itineraries.ts'
import type { AirportPair } from './market.ts'
import type { Wanted } from './priced-way.ts'

/** Of one way to go, what it is never cheaper or faster than. */
export interface BoundedPath {
  readonly timed: TimedPath
  /** on a day of departure: cents for the party, before fees */
  readonly floor: (day: number) => number
  readonly fastest: number
}

const fastestOf = ({ path, timetables }: TimedPath): number =>
  timetables.reduce((minutes, flights, at) => {
    const [before, leg] = [path.legs[at - 1], path.legs[at]]
    const change = before && leg ? minimumConnection(before, leg, path.tier) : 0
    return minutes + change + Math.min(...flights.map(({ blockMinutes }) => blockMinutes))
  }, 0)

/** The paths of a pair that sell what is wanted, sold alone or as half of a round trip. */
export const boundedPaths = (
  pair: AirportPair,
  { cabin, party, quote, accepts }: Wanted,
  isOneWay: boolean,
): readonly BoundedPath[] =>
  pair.flatMap((timed) => {
    const { path } = timed
    const family = fareFamilies(path.seller.fares, cabin).find(accepts)
    if (!family) return []
    const [dollars, taxes] = [fareFloor(path, cabin, quote), itineraryTaxes(timed, cabin)]
    const floor = (day: number): number => {
      const { together, alone } = dollars(day)
      return partyTotal(familyFare(isOneWay ? alone : together, family, path.seller, taxes), party)
    }
    return [{ timed, floor, fastest: fastestOf(timed) }]
  })

/** What nothing on these paths costs less than on a day. */
export const leastOf = (paths: readonly BoundedPath[], day: number): number => {
  let lowest = Number.POSITIVE_INFINITY
  for (const { floor } of paths) lowest = Math.min(lowest, floor(day))
  return lowest
}
