import type { Airline } from '../airlines/airline.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { isClosedBetween } from './closed-borders.ts'
import { hubRangeKm } from './demand.ts'
import { type HubAirport, type HubEntry, hubAirports } from './hubs.ts'
import type { Place } from './place.ts'

/** A daily service that a small airport keeps, whatever its demand: how the place is reached at all. */
export interface Lifeline {
  readonly hub: string
  readonly airline: Airline
}

/** Above this size the rules of demand connect an airport well enough. */
const smallAirport = 0.5
const nearestKm = 40
const kept = 3

const canServe = (entry: HubEntry, place: Place, km: number): boolean =>
  entry.airline.connects && entry.airline.kind !== 'low-cost' && km <= hubRangeKm(entry) && km > nearestKm
    ? entry.airline.home.has(place.country) || km < 6500
    : false

const suits = (entry: HubEntry, place: Place): number =>
  (entry.airline.home.has(place.country) ? 4 : 0) + (entry.airline.reach[place.region] ?? 0) + entry.weight / 10

const entryFor = (hub: HubAirport, place: Place, km: number): HubEntry | undefined => {
  let best: HubEntry | undefined
  for (const entry of hub.entries) {
    if (canServe(entry, place, km) && (!best || suits(entry, place) > suits(best, place))) best = entry
  }
  return best
}

const effort = (hub: HubAirport, place: Place, km: number): number =>
  km * (hub.place.country === place.country ? 0.3 : 1) * (hub.entries.some((entry) => entry.gateway) ? 0.7 : 1)

/** The nearest three hubs, those of the same country first, that keep a small airport connected. */
export const lifelinesOf = (place: Place): readonly Lifeline[] => {
  if (place.size >= smallAirport) return []
  const candidates = hubAirports
    .map((hub) => ({ hub, km: distanceKm(hub.place.point, place.point) }))
    .filter(({ hub, km }) => km < 6500 && !isClosedBetween(hub.place, place))
    .map(({ hub, km }) => ({ hub, effort: effort(hub, place, km), entry: entryFor(hub, place, km) }))
    .toSorted((a, b) => a.effort - b.effort)
  return candidates
    .flatMap(({ hub, entry }) => (entry ? [{ hub: hub.place.code, airline: entry.airline }] : []))
    .slice(0, kept)
}
