import { arePartners } from '../airlines/airlines.ts'
import type { Airline } from '../airlines/airline.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { type HubAirport, hubAirports, hubDistanceKm, sisterHubs } from './hubs.ts'
import { type EndPlace, type Leg, legsBetween } from './legs.ts'

/** A chain of legs that one airline sells on one ticket. */
export interface Path {
  readonly legs: readonly Leg[]
  readonly seller: Airline
  readonly km: number
  /** 0 one airline, 1 partners, 2 airlines that only honour each other's tickets */
  readonly tier: number
  /** airlines that fly from one end to the other directly */
  readonly competitors: number
}

/** Legs between a place and each hub airport, by the hub's index. */
export type Spokes = ReadonlyArray<readonly Leg[]>

const connecting = (legs: readonly Leg[]): readonly Leg[] => legs.filter((leg) => leg.airline.connects)

const hubEnd = (hub: HubAirport): EndPlace => ({ place: hub.place, lifelines: [] })

export const spokesFrom = (end: EndPlace): Spokes => hubAirports.map((hub) => connecting(legsBetween(end, hubEnd(hub))))
export const spokesTo = (end: EndPlace): Spokes => hubAirports.map((hub) => connecting(legsBetween(hubEnd(hub), end)))

const tierOf = (a: Airline, b: Airline): number => {
  if (a === b) return 0
  if (arePartners(a, b)) return 1
  return a.kind === 'low-cost' || b.kind === 'low-cost' ? 3 : 2
}

const longestLeg = (legs: readonly Leg[]): Leg | undefined => legs.toSorted((a, b) => b.km - a.km)[0]

const chainTier = (legs: readonly Leg[], seller: Airline): number =>
  Math.max(...legs.map((leg) => tierOf(leg.airline, seller)))

/** The path over some legs, or null where no airline sells them together. */
export const pathOf = (legs: readonly Leg[], competitors: number): Path | null => {
  const seller = longestLeg(legs)?.airline
  if (!seller) return null
  const tier = chainTier(legs, seller)
  return tier > 2 ? null : { legs, seller, tier, km: legs.reduce((sum, leg) => sum + leg.km, 0), competitors }
}

const none: readonly Leg[] = []

const joined = (first: readonly Leg[], last: readonly Leg[], competitors: number): Path[] => {
  const paths: Path[] = []
  for (const a of first) {
    for (const b of last) {
      const path = pathOf([a, b], competitors)
      if (path) paths.push(path)
    }
  }
  return paths.toSorted((a, b) => a.tier - b.tier).slice(0, 4)
}

interface Ends {
  readonly from: Spokes
  readonly to: Spokes
  readonly competitors: number
}

const oneStop = ({ from, to, competitors }: Ends, longest: number): Path[] =>
  hubAirports.flatMap((hub) => {
    const first = from[hub.index] ?? none
    const last = to[hub.index] ?? none
    if (!first[0] || !last[0] || first[0].km + last[0].km > longest) return []
    return joined(first, last, competitors)
  })

const airportChanges = ({ from, to, competitors }: Ends, longest: number): Path[] =>
  hubAirports.flatMap((hub) => {
    const first = from[hub.index] ?? none
    if (!first[0]) return []
    const arriving = first[0]
    return sisterHubs(hub).flatMap((sister) => {
      const last = to[sister.index] ?? none
      return last[0] && arriving.km + last[0].km <= longest ? joined(first, last, competitors).slice(0, 1) : []
    })
  })

interface HubPair {
  readonly first: HubAirport
  readonly last: HubAirport
  readonly km: number
}

const hubPairs = ({ from, to }: Ends, longest: number): HubPair[] => {
  const starts = hubAirports.filter((hub) => from[hub.index]?.length)
  const ends = hubAirports.filter((hub) => to[hub.index]?.length)
  const pairs: HubPair[] = []
  for (const first of starts) {
    const before = from[first.index]?.[0]?.km ?? 0
    for (const last of ends) {
      const km = before + hubDistanceKm(first, last) + (to[last.index]?.[0]?.km ?? 0)
      if (first !== last && km <= longest) pairs.push({ first, last, km })
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

const triedPairs = 120

const twoStops = (ends: Ends, longest: number, wanted: number): Path[] => {
  const { from, to, competitors } = ends
  const paths: Path[] = []
  for (const { first, last } of hubPairs(ends, longest).slice(0, triedPairs)) {
    const middle = connecting(legsBetween(hubEnd(first), hubEnd(last)))
    const path = bestOf(from[first.index] ?? none, middle, to[last.index] ?? none, competitors)
    if (path) paths.push(path)
    if (paths.length >= wanted) break
  }
  return paths
}

const detour = (path: Path): number => path.km * (1 + 0.12 * path.tier + 0.1 * (path.legs.length - 1))

const enough = 12

/**
 * The ways from one place to another: direct ones, over one hub, and over two where those are few; nearest to the
 * straight line first and at most `most` of them. `from` and `to` are the ends' spokes, computed once where many pairs share an end.
 */
export const pathsBetween = (
  start: EndPlace,
  end: EndPlace,
  from: Spokes,
  to: Spokes,
  most: number,
): readonly Path[] => {
  const straight = distanceKm(start.place.point, end.place.point)
  const directLegs = legsBetween(start, end)
  const ends = { from, to, competitors: directLegs.length }
  const direct = directLegs.flatMap((leg) => pathOf([leg], directLegs.length) ?? [])
  const single = oneStop(ends, straight * 1.5 + 900)
  const changes = single.length < enough * 2 ? airportChanges(ends, straight * 1.4 + 600).slice(0, 3) : []
  const few = direct.length + single.length < enough
  const double = few ? twoStops(ends, straight * 1.7 + 2500, enough) : []
  const connections = [...single, ...changes, ...double].toSorted((a, b) => detour(a) - detour(b))
  return [...direct, ...connections.slice(0, most)]
}
