import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const topology: Topology<{ land: GeometryCollection }> = JSON.parse(
  readFileSync('node_modules/world-atlas/land-10m.json', 'utf8'),
)
const [land] = feature(topology, topology.objects.land).features
if (land?.geometry.type !== 'MultiPolygon') throw new Error('world-atlas holds no land as polygons')

type Ring = readonly (readonly number[])[]
interface Shape {
  readonly rings: readonly Ring[]
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
const shapes: readonly Shape[] = land.geometry.coordinates.map((rings) => {
  const outer = rings[0] ?? []
  const [lons, lats] = [outer.map(([lon = 0]) => lon), outer.map(([, lat = 0]) => lat)]
  return { rings, west: least(lons), east: most(lons), south: least(lats), north: most(lats) }
})

const isIn = (ring: Ring, lon: number, lat: number): boolean =>
  ring.reduce((inside, [x1 = 0, y1 = 0], at) => {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? []
    const crosses = y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)

/** On a plane of degrees, which over a city is the same as on the globe. */
export const isOnLand = (lon: number, lat: number): boolean =>
  shapes.some(
    ({ rings: [outer = [], ...lakes], west, east, south, north }) =>
      lon >= west &&
      lon <= east &&
      lat >= south &&
      lat <= north &&
      isIn(outer, lon, lat) &&
      !lakes.some((lake) => isIn(lake, lon, lat)),
  )
