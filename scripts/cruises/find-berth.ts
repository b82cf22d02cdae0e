import { flatDistance } from './clear-way.ts'
import type { Coast, Point } from './coast.ts'

/** Degrees: how far from its port a ship is looked for at most, and by which steps. */
const farthest = 0.08
const rings = 32
const bearings = 32

/** How far a ship must come by small steps for the water that it lies in to be the sea. */
const openSea = 0.3
const step = 0.01

const neighbours = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const))

const reachesSea = (coast: Coast, start: Point): boolean => {
  const seen = new Set(['0 0'])
  const next: (readonly [number, number])[] = [[0, 0]]
  const placeOf = (column: number, row: number): Point => [start[0] + column * step, start[1] + row * step]
  for (let cell = next.pop(); cell; cell = next.pop()) {
    const here = placeOf(...cell)
    if (flatDistance(start, here) > openSea) return true
    for (const [right, down] of neighbours) {
      const there = [cell[0] + right, cell[1] + down] as const
      const key = there.join(' ')
      if (seen.has(key) || coast.crosses(here, placeOf(...there))) continue
      seen.add(key)
      next.push(there)
    }
  }
  return false
}

/** Where a course begins: the water nearest to a port that the sea can be reached from. The coast is drawn a kilometre coarse. */
export const findBerth = (coast: Coast, port: Point): Point => {
  const shrunk = Math.cos((port[1] * Math.PI) / 180)
  for (let ring = 0; ring <= rings; ring += 1) {
    const radius = (farthest * ring) / rings
    for (let bearing = 0; bearing < (ring === 0 ? 1 : bearings); bearing += 1) {
      const angle = (2 * Math.PI * bearing) / bearings
      const place: Point = [port[0] + (radius * Math.cos(angle)) / shrunk, port[1] + radius * Math.sin(angle)]
      if (!coast.isLand(place) && coast.distance(place, 0.01) > 0.0015 && reachesSea(coast, place)) return place
    }
  }
  throw new Error(`No water near ${port.join(', ')}`)
}
