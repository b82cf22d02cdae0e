import { type Aircraft, aircraftByCode } from '../airlines/aircraft.ts'
import { mix, unit } from '../deterministic.ts'
import type { Leg } from '../network/legs.ts'

const bushTypes = new Set(['CNC', 'DHT'])

const fits = (type: Aircraft, leg: Leg, smaller: number): boolean => {
  if (bushTypes.has(type.code)) return smaller < 0.12 && leg.km < type.rangeKm * 0.6
  if (leg.km > type.rangeKm * 0.95) return false
  if (type.size === 'turboprop') return leg.km < 900
  if (type.size === 'regional') return leg.km < 2600
  return type.size === 'narrow' || (smaller > 0.35 && (leg.km > 3000 || (leg.km > 900 && leg.flightsPerDay >= 5)))
}

const longestRange = (types: readonly Aircraft[]): Aircraft | undefined =>
  types.toSorted((a, b) => b.rangeKm - a.rangeKm)[0]

/** The type that flies a leg's n-th flight: one of the fleet with the range for it and the size the places call for. */
export const aircraftFor = (leg: Leg, index: number, seed: number): Aircraft => {
  const fleet = leg.airline.fleet.map(aircraftByCode)
  const smaller = Math.min(leg.from.size, leg.to.size)
  const fitting = fleet.filter((type) => fits(type, leg, smaller))
  const wide = leg.km > 6000 ? fitting.filter((type) => type.size === 'wide') : fitting
  const choice = wide.length > 0 ? wide : fitting
  const at = smaller < 0.25 ? 0 : Math.floor(unit(mix(seed, index, 77)) * choice.length)
  const chosen = choice[at] ?? longestRange(fleet)
  if (!chosen) throw new Error(`${leg.airline.code} has no fleet`)
  return chosen
}
