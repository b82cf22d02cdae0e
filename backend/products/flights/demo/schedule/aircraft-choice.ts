import { airportOf } from '../../../../airports/airport-table.ts'
import { type Aircraft, aircraftByCode } from '../airlines/aircraft.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { fleetBetween } from '../network/airport-access.ts'
import type { Leg } from '../network/leg.ts'
import { placeOf } from '../network/place.ts'

const bushTypes = new Set(['CNC', 'DHT'])

const fits = (type: Aircraft, hop: number, leg: Leg, smaller: number): boolean => {
  if (bushTypes.has(type.code)) return smaller < 0.12 && hop < type.rangeKm * 0.6
  if (hop > type.rangeKm * 0.95) return false
  if (type.size === 'turboprop') return hop < 900
  if (type.size === 'regional') return hop < 2600
  return type.size === 'narrow' || (smaller > 0.35 && (hop > 3000 || (hop > 900 && leg.flightsPerDay >= 5)))
}

const longestRange = (types: readonly Aircraft[]): Aircraft | undefined =>
  types.toSorted((a, b) => b.rangeKm - a.rangeKm)[0]

/** The longest that an aircraft is in the air on a leg: all of it, or up to the landing on the way or on from there. */
const longestHopKm = ({ from, to, km, stop }: Leg): number => {
  const airport = stop === null ? undefined : airportOf(stop)
  if (!airport) return km
  const { point } = placeOf(airport)
  return Math.max(distanceKm(from.point, point), distanceKm(point, to.point))
}

/** The type that flies each of a leg's flights: one of the fleet with the range for it and the size the places call for. */
export const aircraftOn = (leg: Leg, seed: number): ((index: number) => Aircraft) => {
  const fleet = fleetBetween(leg.airline.fleet.map(aircraftByCode), leg.from, leg.to)
  const hop = longestHopKm(leg)
  const smaller = Math.min(leg.from.size, leg.to.size)
  const fitting = fleet.filter((type) => fits(type, hop, leg, smaller))
  const wide = hop > 6000 ? fitting.filter((type) => type.size === 'wide') : fitting
  const choice = wide.length > 0 ? wide : fitting
  return (index) => {
    const at = smaller < 0.25 ? 0 : Math.floor(unit(mix(seed, index, 77)) * choice.length)
    const chosen = choice[at] ?? longestRange(fleet)
    if (!chosen) throw new Error(`${leg.airline.code} has no aircraft for ${leg.from.code}-${leg.to.code}`)
    return chosen
  }
}
