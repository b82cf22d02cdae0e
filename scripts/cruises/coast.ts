import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** Longitude and latitude, in degrees. */
export type Point = readonly [number, number]

type Ring = readonly Point[]

/** The sides of the squares that the coast is looked up by, in degrees. */
const side = 0.25

interface Edge {
  readonly from: Point
  readonly to: Point
}

const keyOf = (column: number, row: number): number => row * 4096 + column
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / side)
const rowOf = (latitude: number): number => Math.floor((latitude + 90) / side)

/** Which side of a line a point lies on: the sign of an area. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

const cross = (a: Point, b: Point, { from, to }: Edge): boolean =>
  turn(a, b, from) > 0 !== turn(a, b, to) > 0 && turn(from, to, a) > 0 !== turn(from, to, b) > 0

const readRings = (): readonly Ring[] => {
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(
    readFileSync('node_modules/world-atlas/land-10m.json', 'utf8'),
  )
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type !== 'MultiPolygon') throw new Error('world-atlas holds no land as polygons')
    return geometry.coordinates.flat() as unknown as Ring[]
  })
}

/** The world's coast (Natural Earth, 1:10 million), looked up by place. */
export interface Coast {
  readonly rings: readonly Ring[]
  /** whether the straight way between two places of the chart meets a coast */
  crosses(from: Point, to: Point): boolean
  isLand(place: Point): boolean
  /** degrees to the nearest coast, or `within` where there is none so near */
  distance(place: Point, within: number): number
}

const distanceTo = ([x, y]: Point, { from, to }: Edge): number => {
  const shrunk = Math.cos((y * Math.PI) / 180)
  const [ax, ay, bx, by] = [(from[0] - x) * shrunk, from[1] - y, (to[0] - x) * shrunk, to[1] - y]
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + share * dx, ay + share * dy)
}

export const readCoast = (): Coast => {
  const rings = readRings()
  const edges = rings.flatMap((ring) => ring.slice(1).map((to, index): Edge => ({ from: ring[index] ?? to, to })))
  const squares = new Map<number, Edge[]>()
  /** by row of squares: a line to the east meets the edges of one row */
  const rows = new Map<number, Edge[]>()
  const into = (map: Map<number, Edge[]>, key: number, edge: Edge): void => {
    const known = map.get(key)
    if (known) known.push(edge)
    else map.set(key, [edge])
  }
  for (const edge of edges) {
    const [west, east] = [Math.min(edge.from[0], edge.to[0]), Math.max(edge.from[0], edge.to[0])]
    const [south, north] = [Math.min(edge.from[1], edge.to[1]), Math.max(edge.from[1], edge.to[1])]
    for (let row = rowOf(south); row <= rowOf(north); row += 1) {
      into(rows, row, edge)
      for (let column = columnOf(west); column <= columnOf(east); column += 1) into(squares, keyOf(column, row), edge)
    }
  }
  const near = ([x, y]: Point, [u, v]: Point): readonly Edge[] => {
    const found: Edge[] = []
    for (let row = rowOf(Math.min(y, v)); row <= rowOf(Math.max(y, v)); row += 1)
      for (let column = columnOf(Math.min(x, u)); column <= columnOf(Math.max(x, u)); column += 1)
        found.push(...(squares.get(keyOf(column, row)) ?? []))
    return found
  }
  return {
    rings,
    crosses: (from, to) => near(from, to).some((edge) => cross(from, to, edge)),
    isLand: ([x, y]) =>
      (rows.get(rowOf(y)) ?? []).filter(
        ({ from: [ax, ay], to: [bx, by] }) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
      ).length %
        2 ===
      1,
    distance: (place, within) => {
      const reach = within / Math.cos((place[1] * Math.PI) / 180)
      const [x, y] = place
      const around = near([x - reach, y - within], [x + reach, y + within])
      return around.reduce((least, edge) => Math.min(least, distanceTo(place, edge)), within)
    },
  }
}
