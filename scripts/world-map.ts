import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { worldCentre, worldHeight, worldScale, worldWidth } from '../domain/place/world-map.ts'

const target = 'src/ui/chart/world-land.svg'
const antarctica = -60

const topology: Topology<{ land: GeometryCollection }> = JSON.parse(
  readFileSync('node_modules/world-atlas/land-110m.json', 'utf8'),
)
const [land] = feature(topology, topology.objects.land).features
if (land?.geometry.type !== 'MultiPolygon') throw new Error('world-atlas holds no land as polygons')

const polygons = land.geometry.coordinates.filter((polygon) =>
  (polygon[0] ?? []).some(([, latitude = 0]) => latitude > antarctica),
)
const projection = geoNaturalEarth1().scale(worldScale).translate([worldCentre.x, worldCentre.y])
const path = geoPath(projection).digits(0)({ type: 'MultiPolygon', coordinates: polygons })
if (!path) throw new Error('the land came out empty')

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${worldWidth} ${worldHeight}"><path id="land" d="${path}"/></svg>\n`
writeFileSync(target, svg)
console.log(`${target}: ${svg.length} bytes, ${gzipSync(svg).length} gzipped`)
