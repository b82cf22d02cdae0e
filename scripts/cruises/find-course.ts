import { channel, flatDistance, isClear } from './clear-way.ts'
import type { Coast, Point } from './coast.ts'
import { searchWater } from './search-water.ts'

/** How near a coast a ship would rather not be, in degrees, and how much longer such a mile counts. */
const berth = 0.12
const dread = 1.5

/** What a mile costs at a place: more, the nearer the coast is. */
const costsNear = (coast: Coast) => {
  const known = new Map<string, number>()
  return ([x, y]: Point): number => {
    const key = `${Math.round(x * 50)} ${Math.round(y * 50)}`
    const before = known.get(key)
    if (before !== undefined) return before
    const cost = 1 + dread * (1 - coast.distance([x, y], berth) / berth)
    known.set(key, cost)
    return cost
  }
}

const samples = 8

const costOf = (from: Point, to: Point, costAt: (place: Point) => number): number => {
  let sum = 0
  for (let step = 0; step <= samples; step += 1) {
    const share = step / samples
    sum += costAt([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
  }
  return (sum / (samples + 1)) * flatDistance(from, to)
}

/** Takes out the corners that a straight way goes around at no greater cost. */
const pulled = (way: readonly Point[], coast: Coast, costAt: (place: Point) => number): Point[] => {
  const reached = way.map(() => 0)
  way.forEach((place, index) => {
    if (index > 0) reached[index] = (reached[index - 1] ?? 0) + costOf(way[index - 1] ?? place, place, costAt)
  })
  const kept: Point[] = [way[0] ?? [0, 0]]
  for (let at = 0; at < way.length - 1;) {
    const here = way[at] as Point
    let next = way.length - 1
    while (next > at + 1) {
      const there = way[next] as Point
      const isNoWorse = costOf(here, there, costAt) <= ((reached[next] ?? 0) - (reached[at] ?? 0)) * 1.02
      if (isNoWorse && isClear(coast, here, there, channel)) break
      next -= 1
    }
    kept.push(way[next] as Point)
    at = next
  }
  return kept
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** Corners cut twice, where the shorter way stays on the water. */
const rounded = (way: readonly Point[], coast: Coast, times = 2): Point[] => {
  if (times === 0) return [...way]
  const turned = way.flatMap((corner, index): Point[] => {
    const [before, after] = [way[index - 1], way[index + 1]]
    if (!before || !after) return [corner]
    const [into, out] = [between(corner, before, 0.25), between(corner, after, 0.25)]
    return isClear(coast, into, out, channel) ? [into, out] : [corner]
  })
  return rounded(turned, coast, times - 1)
}

/** Out of a fjord or from behind islands, in small steps, to where the coast is this far off, in degrees. */
const offing = 0.06
const pilotSteps = [0.008, 0.004, 0.002] as const

const leave = (coast: Coast, costAt: (place: Point) => number, berthAt: Point): Point[] => {
  const isWide = (place: Point): boolean => coast.distance(place, offing) >= offing
  for (const step of pilotSteps) {
    const way = searchWater({ coast, costAt, step, around: 2 }, berthAt, berthAt, isWide)
    if (way) return way
  }
  throw new Error(`No way out to sea from ${berthAt.join(', ')}`)
}

/** From coarse to fine: straits that a wide grid steps over, and then how far around the two ports is looked. */
const attempts = [
  [0.1, 3],
  [0.05, 3],
  [0.02, 3],
  [0.1, 12],
  [0.05, 12],
] as const

/** The course between two places on the water. Throws where there is none. */
export const findCourse = (coast: Coast, from: Point, to: Point): readonly Point[] => {
  const costAt = costsNear(coast)
  const [out, into] = [leave(coast, costAt, from), leave(coast, costAt, to).toReversed()]
  const [first, last] = [out.at(-1) ?? from, into[0] ?? to]
  for (const [step, around] of attempts) {
    const way = searchWater({ coast, costAt, step, around }, first, last)
    if (way) return rounded(pulled([...out.slice(0, -1), ...way, ...into.slice(1)], coast, costAt), coast)
  }
  throw new Error(`No way over water from ${from.join(', ')} to ${to.join(', ')}`)
}
