import { type Aircraft, aircraftByCode } from '../airlines/aircraft.ts'
import type { Airline } from '../airlines/airline.ts'
import { fleetBetween } from './airport-access.ts'
import type { Place } from './place.ts'

interface FleetRange {
  readonly narrow: number
  readonly any: number
}

const reserve = 0.93

const longest = (types: readonly Aircraft[]): number => Math.max(0, ...types.map((type) => type.rangeKm)) * reserve

const fleetRange = (types: readonly Aircraft[]): FleetRange => ({
  narrow: longest(types.filter((type) => type.size !== 'wide')),
  any: longest(types),
})

/** How far an airline flies with its whole fleet; at a gateway with its wide-bodies too. */
export const rangeKm = ({ fleet }: Airline, gateway: boolean): number => {
  const { narrow, any } = fleetRange(fleet.map(aircraftByCode))
  return gateway || narrow === 0 ? any : narrow
}

/** The same with those of the fleet that may land at both ends. */
export const rangeKmBetween = ({ fleet }: Airline, gateway: boolean, a: Place, b: Place): number => {
  const { narrow, any } = fleetRange(fleetBetween(fleet.map(aircraftByCode), a, b))
  return gateway || narrow === 0 ? any : narrow
}

export const hasOnlyWideBodies = ({ fleet }: Airline): boolean => fleetRange(fleet.map(aircraftByCode)).narrow === 0
