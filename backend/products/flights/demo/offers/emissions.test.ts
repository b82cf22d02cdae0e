import { describe, expect, it } from 'vitest'
import { aircraftByCode } from '../airlines/aircraft.ts'
import { airportOf } from '../../../../airports/airport-table.ts'
import { type Cabin, cabins } from '../fares/cabin.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { placeOf } from '../network/place.ts'
import { emissionsKg } from './emissions.ts'

const place = (code: string) => {
  const airport = airportOf(code)
  if (!airport) throw new Error(`no airport ${code}`)
  return placeOf(airport)
}

const emitted = (from: string, to: string, aircraft: string, cabin: Cabin): number => {
  const [a, b] = [place(from), place(to)]
  return emissionsKg({ aircraft: aircraftByCode(aircraft), km: distanceKm(a.point, b.point) }, cabin)
}

describe('what a traveller emits', () => {
  /** the worked example of the Travel Impact Model, version 1.9: kilograms from well to wake */
  it.each([
    ['economy', 603],
    ['premium_economy', 905],
    ['business', 2414],
    ['first', 3017],
  ] as const)('from Zurich to San Francisco on a 787-9 in %s is what the published model says', (cabin, kg) => {
    const ours = emitted('ZRH', 'SFO', '789', cabin)
    expect(Math.abs(ours / kg - 1)).toBeLessThan(0.03)
  })

  it.each(['77W', '388', '74H', '359', '789', '333'])('grows with the room that a seat takes on a %s', (aircraft) => {
    const kg = cabins.map((cabin) => emitted('LHR', 'SIN', aircraft, cabin))
    expect(kg).toEqual([...new Set(kg)].toSorted((a, b) => a - b))
  })
})
