import type { FlatRing } from './clip-rings.ts'

/** How far west or east of the square anything is drawn that is cut off there again. */
const beyond = 1

const shifted = (ring: FlatRing, by: number): FlatRing =>
  ring.map((value, index) => (index % 2 === 0 ? value + by : value))

const xs = (ring: FlatRing): readonly number[] => ring.filter((_, index) => index % 2 === 0)

/** Each step the short way round the world; `turns`: how often the ring has gone around it when it is back at its first point. */
const unrolled = (ring: FlatRing): { readonly points: FlatRing; readonly turns: number } => {
  const points: number[] = []
  let turns = 0
  const step = (from: number, to: number): void => {
    if (to - from > 0.5) turns -= 1
    else if (from - to > 0.5) turns += 1
  }
  for (let index = 0; index < ring.length; index += 2) {
    if (index > 0) step(ring[index - 2] ?? 0, ring[index] ?? 0)
    points.push((ring[index] ?? 0) + turns, ring[index + 1] ?? 0)
  }
  step(ring.at(-2) ?? 0, ring[0] ?? 0)
  return { points, turns }
}

/** A ring around a pole: its coast over the whole square and beyond, closed below or above it. */
const aroundPole = (points: FlatRing, turns: number): FlatRing => {
  const line = [-turns, 0, turns].flatMap((by) => shifted(points, by))
  const outside = (points[1] ?? 0) > 0.5 ? 1 + beyond : -beyond
  return [...line, line.at(-2) ?? 0, outside, line[0] ?? 0, outside]
}

/**
 * Rings on the square of the projection, whose western edge is its eastern one: a ring that crosses it would be closed across
 * the whole world. It is drawn out over the edge instead, and once more as far inside the other.
 */
export const unwrapRings = (rings: readonly FlatRing[]): FlatRing[] =>
  rings.flatMap((ring) => {
    const { points, turns } = unrolled(ring)
    if (turns !== 0) return [aroundPole(points, turns)]
    const [west, east] = [Math.min(...xs(points)), Math.max(...xs(points))]
    return [-1, 0, 1].filter((by) => west + by < 1 && east + by > 0).map((by) => shifted(points, by))
  })
