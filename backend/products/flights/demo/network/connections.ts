import { distanceKm } from '../geography/great-circle.ts'
import { type HubAirport, hubDistanceKm, sisterHubs } from './hubs.ts'
import type { Leg } from './leg.ts'
import { legsBetween } from './legs.ts'
import { type Path, pathOf } from './path.ts'
import { type Spokes, connecting, hubEnd, kmTo, legsTo } from './spokes.ts'

/** The two ends that are to be connected. */
export interface Ends {
  readonly from: Spokes
  readonly to: Spokes
  readonly competitors: number
}

const keptPerHub = 4

const byTier = (a: Path, b: Path): number => a.tier - b.tier

/** Every way of joining services to a hub with services from it. */
const joined = (first: readonly Leg[], last: readonly Leg[], competitors: number): Path[] => {
  const paths: Path[] = []
  for (const a of first) {
    for (const b of last) {
      const path = pathOf([a, b], competitors)
      if (path) paths.push(path)
    }
  }
  return paths.length > keptPerHub ? paths.toSorted(byTier).slice(0, keptPerHub) : paths
}

/** Nobody passes the city that a journey begins or ends in on the way: no city is seen twice. */
const isOnTheWay = ({ place }: HubAirport, { from, to }: Ends): boolean =>
  place.airport.cityCode !== from.end.place.airport.cityCode && place.airport.cityCode !== to.end.place.airport.cityCode

/** Ways over one hub, no longer than so many kilometres. */
export const overOneHub = (ends: Ends, longest: number): Path[] => {
  const { from, to, competitors } = ends
  const paths: Path[] = []
  for (const hub of from.hubs) {
    if (legsTo(to, hub).length === 0 || !isOnTheWay(hub, ends) || kmTo(from, hub) + kmTo(to, hub) > longest) continue
    paths.push(...joined(legsTo(from, hub), to.arriving(hub), competitors))
  }
  return paths
}

/** Ways that arrive at one airport of a city and leave from another. */
export const overAirportChange = (ends: Ends, longest: number): Path[] => {
  const { from, to, competitors } = ends
  return from.hubs.flatMap((hub) =>
    sisterHubs(hub).flatMap((sister) => {
      const km = kmTo(from, hub) + kmTo(to, sister)
      if (legsTo(to, sister).length === 0 || !isOnTheWay(hub, ends) || km > longest) return []
      return joined(legsTo(from, hub), to.arriving(sister), competitors).slice(0, 1)
    }),
  )
}

interface HubPair {
  readonly first: HubAirport
  readonly last: HubAirport
  readonly km: number
}

const fewestHubs = 36
const mostPairs = 1500

/**
 * The hubs of an end that lie best on the way to the other: not so many that looking at each with each of the other's
 * takes long, but all of them where the other end has only a few.
 */
const hubsTowards = (end: Spokes, goal: Spokes, ends: Ends): readonly HubAirport[] => {
  const most = Math.max(fewestHubs, Math.floor(mostPairs / Math.max(1, goal.hubs.length)))
  const detour = (hub: HubAirport): number => kmTo(end, hub) + distanceKm(hub.place.point, goal.end.place.point)
  return end.hubs
    .filter((hub) => isOnTheWay(hub, ends))
    .map((hub) => ({ hub, km: detour(hub) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, most)
    .map(({ hub }) => hub)
}

const hubPairs = (ends: Ends, longest: number): HubPair[] => {
  const { from, to } = ends
  const lasts = hubsTowards(to, from, ends)
  const pairs: HubPair[] = []
  for (const first of hubsTowards(from, to, ends)) {
    for (const last of lasts) {
      const km = kmTo(from, first) + hubDistanceKm(first, last) + kmTo(to, last)
      if (km <= longest && first.place.airport.cityCode !== last.place.airport.cityCode) pairs.push({ first, last, km })
    }
  }
  return pairs.toSorted((a, b) => a.km - b.km)
}

const bestOf = (
  first: readonly Leg[],
  middle: readonly Leg[],
  last: readonly Leg[],
  competitors: number,
): Path | null => {
  let best: Path | null = null
  for (const b of middle) {
    for (const a of first) {
      for (const c of last) {
        const path = pathOf([a, b, c], competitors)
        if (path && (!best || path.tier < best.tier)) best = path
      }
    }
  }
  return best
}

const triedPairs = 700

/** Up to so many ways over two hubs. */
export const overTwoHubs = (ends: Ends, longest: number, wanted: number): Path[] => {
  const paths: Path[] = []
  for (const { first, last } of hubPairs(ends, longest).slice(0, triedPairs)) {
    const middle = connecting(legsBetween(hubEnd(first), hubEnd(last)))
    if (middle.length === 0) continue
    const path = bestOf(legsTo(ends.from, first), middle, ends.to.arriving(last), ends.competitors)
    if (path) paths.push(path)
    if (paths.length >= wanted) break
  }
  return paths
}
