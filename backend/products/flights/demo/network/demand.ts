import { type Aircraft, aircraftByCode } from '../airlines/aircraft.ts'
import type { Airline } from '../airlines/airline.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import { fleetBetween, mayFlyBetween } from './airport-access.ts'
import { isClosedBetween } from './closed-borders.ts'
import type { HubEntry } from './hubs.ts'
import type { Place } from './place.ts'

const shortestKm = 90
const shortHaulKm = 3500
const longHaulKm = 6000
const shortHaulThreshold = 0.19
const longHaulThreshold = 0.2

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

const ranges = new WeakMap<Airline, FleetRange>()

const rangeOf = (airline: Airline, a: Place, b: Place): FleetRange =>
  fleetRange(fleetBetween(airline.fleet.map(aircraftByCode), a, b))

const knownRange = (airline: Airline): FleetRange => {
  const known = ranges.get(airline) ?? fleetRange(airline.fleet.map(aircraftByCode))
  ranges.set(airline, known)
  return known
}

const hubRangeKm = ({ airline, gateway }: HubEntry, hub: Place, to: Place): number => {
  const range = hub.role === null && to.role === null ? knownRange(airline) : rangeOf(airline, hub, to)
  return gateway || range.narrow === 0 ? range.any : range.narrow
}

/** Whether an airline has aircraft that fly so far from a hub and may land at both ends. */
export const isInReach = (entry: HubEntry, hub: Place, to: Place, km: number): boolean =>
  mayFlyBetween(hub, to, km) && km <= hubRangeKm(entry, hub, to)

/** Wide-bodies do not hop between cities of one country. */
const longestDomesticKm = 2000
const hasOnlyWideBodies = (airline: Airline): boolean => knownRange(airline).narrow === 0

const isHome = (airline: Airline, a: Place, b: Place): boolean =>
  airline.home.has(a.country) && airline.home.has(b.country)

const thresholdAt = (km: number): number => {
  if (km <= shortHaulKm) return shortHaulThreshold
  if (km >= longHaulKm) return longHaulThreshold
  return (
    shortHaulThreshold + ((longHaulThreshold - shortHaulThreshold) * (km - shortHaulKm)) / (longHaulKm - shortHaulKm)
  )
}

const homePull = 2.2

const pullOf = (entry: HubEntry, hub: Place, to: Place): number => {
  const { airline } = entry
  if (isHome(airline, hub, to)) return homePull
  return airline.reach[to.region] ?? 0
}

/**
 * How many times over the demand between an airline's hub and a place fills the smallest timetable: 1 or more means it
 * flies there. Grows with the place's traffic, the hub's weight and the airline's reach; the same for the same three.
 */
export const demandOf = (entry: HubEntry, hub: Place, to: Place, km: number): number => {
  if (km < shortestKm || !isInReach(entry, hub, to, km)) return 0
  if (km < longestDomesticKm && hub.country === to.country && hasOnlyWideBodies(entry.airline)) return 0
  const pull = pullOf(entry, hub, to)
  if (pull === 0 || isClosedBetween(hub, to)) return 0
  const ownHub = entry.airline.hubs.some((other) => other.code === to.code)
  const size = ownHub ? Math.max(to.size, 0.75) : to.size
  const taste = 0.85 + 0.3 * unit(mix(entry.airline.number, hub.number, to.number))
  const tooNear = km < 250 ? 0.6 : 1
  const far = km > longHaulKm ? 0.75 : 1
  return (pull * entry.weight * size ** 1.8 * hub.size ** 0.6 * taste * tooNear * far) / thresholdAt(km)
}

const mostADay = 8

/** Short routes are flown more often with smaller aircraft, long ones less often with larger. */
const dailyOf = (demand: number, km: number): number => {
  if (km > 4500) return 0.7 * demand ** 1.3
  return (km > 2500 ? 0.65 : 1) * demand ** 0.9
}

/** Flights a day of a demand; below 1 it is days a week over seven. */
export const flightsPerDay = (demand: number, km: number): number => {
  const daily = dailyOf(demand, km)
  return daily < 1 ? Math.max(2, Math.round(daily * 7)) / 7 : Math.min(mostADay, Math.round(daily))
}
