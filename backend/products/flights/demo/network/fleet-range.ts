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

const fleetOf = ({ fleet }: Airline): readonly Aircraft[] => fleet.map(aircraftByCode)

const reachOf = (types: readonly Aircraft[], gateway: boolean): number => {
  const { narrow, any } = fleetRange(types)
  return gateway || narrow === 0 ? any : narrow
}

/** How far an airline flies with its whole fleet; at a gateway with its wide-bodies too. */
export const rangeKm = (airline: Airline, gateway: boolean): number => reachOf(fleetOf(airline), gateway)

/** The same with those of the fleet that may land at both ends. */
export const rangeKmBetween = (airline: Airline, gateway: boolean, a: Place, b: Place): number =>
  reachOf(fleetBetween(fleetOf(airline), a, b), gateway)

export const hasOnlyWideBodies = (airline: Airline): boolean => fleetRange(fleetOf(airline)).narrow === 0
