import { fareFloor } from '../fares/base-fare.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import { familyFare, partyTotal } from '../fares/half-fare.ts'
import { itineraryTaxes } from '../fares/taxes.ts'
import type { TimedPath } from '../schedule/itineraries.ts'
import type { AirportPair } from './market.ts'
import type { Wanted } from './priced-way.ts'

/** Of one way to go, what it never costs less than on a day: cents for the party, before fees. */
export interface BoundedPath {
  readonly timed: TimedPath
  readonly floor: (day: number) => number
}

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
    return [{ timed, floor }]
  })

/** What nothing on these paths costs less than on a day. */
export const leastOf = (paths: readonly BoundedPath[], day: number): number => {
  let lowest = Number.POSITIVE_INFINITY
  for (const { floor } of paths) lowest = Math.min(lowest, floor(day))
  return lowest
}
