import { mix, unit } from '../../../demo/deterministic.ts'
import { mayFlyBetween } from './airport-access.ts'
import { isClosedBetween } from './closed-borders.ts'
import { rangeKmBetween } from './fleet-range.ts'
import type { HubEntry } from './hubs.ts'
import { type Place, drawOf } from './place.ts'

const shortestKm = 90
const shortHaulKm = 3500
const longHaulKm = 6000
const shortHaulThreshold = 0.19
const longHaulThreshold = 0.2

/** Whether an airline has aircraft that fly so far from a hub and may land at both ends. */
export const isInReach = (entry: HubEntry, hub: Place, to: Place, km: number): boolean =>
  hub.role === null && to.role === null
    ? km <= entry.rangeKm
    : mayFlyBetween(hub, to, km) && km <= rangeKmBetween(entry.airline, entry.gateway, hub, to)

/** Wide-bodies do not hop between cities of one country. */
const longestDomesticKm = 2000

const thresholdAt = (km: number): number => {
  if (km <= shortHaulKm) return shortHaulThreshold
  if (km >= longHaulKm) return longHaulThreshold
  return (
    shortHaulThreshold + ((longHaulThreshold - shortHaulThreshold) * (km - shortHaulKm)) / (longHaulKm - shortHaulKm)
  )
}

const homePull = 2.2

const pullOf = ({ airline, isHome }: HubEntry, to: Place): number =>
  isHome && airline.home.has(to.country) ? homePull : (airline.reach[to.region] ?? 0)

/** An airline's own hubs draw it as though they were at least this big. */
const leastHub = 0.75
const leastHubDraw = drawOf(leastHub)

const drawTo = ({ airline }: HubEntry, { code, size, draw }: Place): number =>
  size < leastHub && airline.hubs.some((hub) => hub.code === code) ? leastHubDraw : draw

const leastTaste = 0.85
const tastes = 0.3
/** What the rest of a product may at most make of its beginning, and a little for what is lost in its last digits. */
const mostOfRest = ((leastTaste + tastes) / Math.min(shortHaulThreshold, longHaulThreshold)) * (1 + 1e-9)

const demandAtMost = (entry: HubEntry, hub: Place, to: Place): number =>
  pullOf(entry, to) * entry.weight * drawTo(entry, to) * hub.pull

/** Whether demand may be enough wherever the place lay: most airlines fly to few places, and this costs least to know. */
export const mayBeDemand = (entry: HubEntry, hub: Place, to: Place): boolean =>
  demandAtMost(entry, hub, to) * mostOfRest >= 1

/**
 * How many times over the demand between an airline's hub and a place fills the smallest timetable: 1 or more means it
 * flies there, 0 that it does not. Grows with the place's traffic, the hub's weight and the airline's reach; the same for the
 * same three.
 */
export const demandOf = (entry: HubEntry, hub: Place, to: Place, km: number): number => {
  if (km < shortestKm || !mayBeDemand(entry, hub, to)) return 0
  if (!isInReach(entry, hub, to, km) || isClosedBetween(hub, to)) return 0
  if (km < longestDomesticKm && hub.country === to.country && entry.onlyWideBodies) return 0
  const taste = leastTaste + tastes * unit(mix(entry.airline.number, hub.number, to.number))
  const tooNear = km < 250 ? 0.6 : 1
  const far = km > longHaulKm ? 0.75 : 1
  const demand = (demandAtMost(entry, hub, to) * taste * tooNear * far) / thresholdAt(km)
  return demand < 1 ? 0 : demand
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
