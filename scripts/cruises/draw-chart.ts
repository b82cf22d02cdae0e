import { type GeoPoint } from '../../domain/place/world-map.ts'
import { spotOf } from '../../src/features/map/mercator.ts'
import { type Box, clipRings } from '../land/clip-rings.ts'
import type { Coast, Point } from './coast.ts'
import { simplified } from './simplify.ts'

/** In units of a chart's own: one that fills a page, and one that stands in a list. */
export const chartSizes = { page: { width: 480, height: 320 }, list: { width: 168, height: 112 } } as const

/** Land reaches over the edges, so that no coast is drawn where only the chart ends. */
const overlap = 6

/** How much of the chart is left free around the course, and the least that a chart shows, as a share of the world. */
const margin = 0.12
const leastWidth = 0.006

/** In units: how exact a coast is, and how large the smallest island is. */
const tolerance = 0.6
const smallestLand = 1.6

/** A chart of one route: paths of SVG, and where its ports are. */
export interface Chart {
  readonly width: number
  readonly height: number
  readonly land: string
  readonly course: string
  readonly stops: readonly Point[]
}

type Size = Pick<Chart, 'width' | 'height'>

const geo = ([longitude, latitude]: Point): GeoPoint => ({ latitude, longitude })

/** The frame of the chart on the square of the projection. */
const frameOf = (places: readonly Point[], { width, height }: Size): Box => {
  const spots = places.map((place) => spotOf(geo(place)))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const free = 1 - 2 * margin
  const across = Math.max((right - left) / free, ((bottom - top) / free) * (width / height), leastWidth)
  const down = (across * height) / width
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 }
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [u, v] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + x * v - u * y
    }, 0) / 2,
  )

/** Steps from point to point are shorter to write than places. */
const pathOf = (points: readonly Point[], close: boolean, digits: number): string => {
  const scale = 10 ** digits
  const [first = [0, 0], ...rest] = points.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const)
  let [x, y] = first
  const text = (value: number): string => String(value / scale)
  let path = `M${text(x)} ${text(y)}l`
  for (const [u, v] of rest) {
    if (u === x && v === y) continue
    path += `${text(u - x)} ${text(v - y)} `
    ;[x, y] = [u, v]
  }
  return path.trimEnd().replaceAll(' -', '-') + (close ? 'z' : '')
}

const landIn = ({ rings }: Coast, frame: Box, scale: number, project: (x: number, y: number) => Point): string => {
  const over = overlap / scale
  const box = { left: frame.left - over, right: frame.right + over, top: frame.top - over, bottom: frame.bottom + over }
  const flat = rings.map((ring) =>
    ring.slice(1).flatMap((place) => {
      const { x, y } = spotOf(geo(place))
      return [x, y]
    }),
  )
  return clipRings(flat, box)
    .map((ring) => {
      const points: Point[] = []
      for (let index = 0; index < ring.length; index += 2) points.push(project(ring[index] ?? 0, ring[index + 1] ?? 0))
      return simplified(points, tolerance)
    })
    .filter((ring) => ring.length >= 3 && areaOf(ring) >= smallestLand)
    .map((ring) => pathOf(ring, true, 0))
    .join('')
}

const tenth = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** Draws the land around a route, its course over all legs, and where its ports are. */
export const drawChart = (coast: Coast, legs: readonly (readonly Point[])[], size: Size): Chart => {
  const frame = frameOf(legs.flat(), size)
  const scale = size.width / (frame.right - frame.left)
  const project = (x: number, y: number): Point => [(x - frame.left) * scale, (y - frame.top) * scale]
  const placed = (place: Point): Point => {
    const { x, y } = spotOf(geo(place))
    return project(x, y)
  }
  const ports = legs.flatMap((leg, index) => (index === 0 ? [leg[0], leg.at(-1)] : [leg.at(-1)]))
  return {
    ...size,
    land: landIn(coast, frame, scale, project),
    course: legs.map((leg) => pathOf(simplified(leg.map(placed), 0.25), false, 1)).join(''),
    stops: ports.flatMap((place) => (place ? [tenth(placed(place))] : [])),
  }
}
