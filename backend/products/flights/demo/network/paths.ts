import { distanceKm } from '../geography/great-circle.ts'
import { overAirportChange, overOneHub, overTwoHubs } from './connections.ts'
import { legsBetween } from './legs.ts'
import { type Path, pathOf } from './path.ts'
import type { Spokes } from './spokes.ts'

const detour = (path: Path): number => path.km * (1 + 0.12 * path.tier + 0.1 * (path.legs.length - 1))

/** How far anybody is flown between two places that lie so far apart: small ones are reached over hubs that are far from both. */
export const longestWayKm = (straightKm: number, hubs: 1 | 2): number =>
  hubs === 1 ? straightKm * 1.5 + 900 : straightKm * 1.6 + 1600

const enough = 12
const mostAirportChanges = 3

/**
 * The ways from one place to another: direct ones, over one hub, and over two where those are few; nearest to the
 * straight line first, and at most `most` connections. Ends are given with their spokes, which many pairs may share. Nobody
 * flies out of a city and back to get from one of its airports to another.
 */
export const pathsBetween = (from: Spokes, to: Spokes, most: number): readonly Path[] => {
  const straight = distanceKm(from.end.place.point, to.end.place.point)
  const legs = legsBetween(from.end, to.end)
  const ends = { from, to, competitors: legs.length }
  const direct = legs.flatMap((leg) => pathOf([leg], legs.length) ?? [])
  if (from.end.place.airport.cityCode === to.end.place.airport.cityCode) return direct
  const longest = longestWayKm(straight, 1)
  const single = overOneHub(ends, longest)
  const changes = single.length < enough * 2 ? overAirportChange(ends, longest).slice(0, mostAirportChanges) : []
  const few = direct.length + single.length < enough
  const double = few ? overTwoHubs(ends, longestWayKm(straight, 2), enough) : []
  const connections = [...single, ...changes, ...double]
    .map((path) => ({ path, detour: detour(path) }))
    .toSorted((a, b) => a.detour - b.detour)
    .slice(0, most)
  return [...direct, ...connections.map(({ path }) => path)]
}

/** The same way back: whoever flies a leg flies it both ways. */
export const wayBack = (path: Path): Path =>
  pathOf(
    path.legs.toReversed().map((leg) => leg.reversed),
    path.competitors,
  ) ?? path
