import type { AirportRecord } from '../../../airports/airport-record.ts'
import { airportsOf, allAirports } from '../../../airports/airport-table.ts'
import { mix } from '../../demo/deterministic.ts'

export type AirportPairCodes = readonly [from: string, to: string]

const airports = allAirports().filter(({ countryCode }) => countryCode !== 'UA')
const busy = airports.filter(({ popularity }) => popularity >= 35)
const known = airports.filter(({ popularity }) => popularity >= 8)

const drawn = (from: readonly AirportRecord[], draw: number, salt: number): AirportRecord | undefined =>
  from[mix(draw, salt, 7) % from.length]

/** For tests: so many pairs of airports of different cities, the same in each run, mostly between busy ones. */
export const randomPairs = (count: number, salt = 0): readonly AirportPairCodes[] => {
  const pairs: AirportPairCodes[] = []
  for (let draw = 0; pairs.length < count; draw += 1) {
    const from = drawn(draw % 4 === 3 ? known : busy, draw, salt * 2 + 1)
    const to = drawn(draw % 2 === 1 ? known : busy, draw, salt * 2 + 2)
    if (from && to && from.cityCode !== to.cityCode && airportsOf(from.code).length > 0)
      pairs.push([from.code, to.code])
  }
  return pairs
}
