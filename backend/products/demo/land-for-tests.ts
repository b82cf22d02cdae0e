import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const topology: Topology<{ land: GeometryCollection }> = JSON.parse(
  readFileSync('node_modules/world-atlas/land-10m.json', 'utf8'),
)
const [land] = feature(topology, topology.objects.land).features
if (land?.geometry.type !== 'MultiPolygon') throw new Error('world-atlas holds no land as polygons')

/** A piece of a shore of one of the lands, in degrees: from a longitude and latitude to another. */
type Shore = readonly [land: number, x1: number, y1: number, x2: number, y2: number]

/** Shores lie in each band of a tenth of a degree of latitude that they touch: there are too many to look at all for each place. */
const bandOf = (latitude: number): number => Math.floor(latitude * 10)

const shoresByBand = new Map<number, Shore[]>()
for (const [name, rings] of land.geometry.coordinates.entries())
  for (const ring of rings)
    for (const [at, [x1 = 0, y1 = 0] = []] of ring.entries()) {
      const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? []
      for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band += 1) {
        const shores = shoresByBand.get(band) ?? []
        shores.push([name, x1, y1, x2, y2])
        shoresByBand.set(band, shores)
      }
    }

/** On a plane of degrees, which over a city is the same as on the globe: whoever is on land crosses its shores an odd number of times on the way east. */
export const isOnLand = (lon: number, lat: number): boolean => {
  const odd = new Set<number>()
  for (const [name, x1, y1, x2, y2] of shoresByBand.get(bandOf(lat)) ?? [])
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1 && !odd.delete(name)) odd.add(name)
  return odd.size > 0
}
