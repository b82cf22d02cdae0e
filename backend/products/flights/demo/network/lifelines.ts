import type { Airline } from '../airlines/airline.ts'
import { cosineBetween, cosineOf, distanceKm } from '../geography/great-circle.ts'
import { isClosedBetween } from './closed-borders.ts'
import { isInReach } from './demand.ts'
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
const farthestKm = 6500
const kept = 3

const canServe = (entry: HubEntry, hub: Place, place: Place, km: number): boolean =>
  entry.airline.connects && entry.airline.kind !== 'low-cost' && km > nearestKm && isInReach(entry, hub, place, km)

const suits = (entry: HubEntry, place: Place): number =>
  (entry.airline.home.has(place.country) ? 4 : 0) + (entry.airline.reach[place.region] ?? 0) + entry.weight / 10

const entryFor = (hub: HubAirport, place: Place, km: number): HubEntry | undefined => {
  let best: HubEntry | undefined
  for (const entry of hub.entries) {
    if (canServe(entry, hub.place, place, km) && (!best || suits(entry, place) > suits(best, place))) best = entry
  }
  return best
}

const gateways = new Set(hubAirports.filter((hub) => hub.entries.some((entry) => entry.gateway)))

const sameCountry = 0.3
const toGateway = 0.7

const effort = (hub: HubAirport, place: Place, km: number): number =>
  km * (hub.place.country === place.country ? sameCountry : 1) * (gateways.has(hub) ? toGateway : 1)

interface Candidate extends Lifeline {
  readonly effort: number
}

/** Puts a candidate where its effort belongs among the few that are kept. */
const put = (best: Candidate[], candidate: Candidate): void => {
  const at = best.findIndex((other) => candidate.effort < other.effort)
  best.splice(at === -1 ? best.length : at, 0, candidate)
  if (best.length > kept) best.pop()
}

/** What a kilometre may weigh least, and a little less for what is lost in its last digits. */
const leastWeight = sameCountry * toGateway * (1 - 1e-9)

/** How near two places must lie for an effort below this, as `cosineBetween` tells it: a bound that costs no arc cosine. */
const cosineWithin = (effortLimit: number): number => cosineOf(Math.min(farthestKm, effortLimit / leastWeight)) - 1e-9

/** The nearest three hubs, those of the same country first, that keep a small airport connected. */
export const lifelinesOf = (place: Place): readonly Lifeline[] => {
  if (place.size >= smallAirport) return []
  const best: Candidate[] = []
  let within = cosineWithin(farthestKm)
  for (const hub of hubAirports) {
    if (cosineBetween(hub.place.point, place.point) < within) continue
    const km = distanceKm(hub.place.point, place.point)
    const wanted = effort(hub, place, km)
    if (km >= farthestKm || (best.length === kept && wanted >= (best.at(-1)?.effort ?? 0))) continue
    const entry = isClosedBetween(hub.place, place) ? undefined : entryFor(hub, place, km)
    if (!entry) continue
    put(best, { hub: hub.place.code, airline: entry.airline, effort: wanted })
    if (best.length === kept) within = cosineWithin(best.at(-1)?.effort ?? 0)
  }
  return best
}
