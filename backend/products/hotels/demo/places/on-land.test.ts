import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '#domain/place/great-circle.ts'
import { hotelsIn } from '../house/hotel.ts'
import { allDestinations, isTestPlace } from './destinations.ts'

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
const isOnLand = (lon: number, lat: number): boolean =>
  shapes.some(
    ({ rings: [outer = [], ...lakes], west, east, south, north }) =>
      lon >= west &&
      lon <= east &&
      lat >= south &&
      lat <= north &&
      isIn(outer, lon, lat) &&
      !lakes.some((lake) => isIn(lake, lon, lat)),
  )

const cities = allDestinations().filter((destination) => !isTestPlace(destination))

it.each([
  ['Madrid', -3.7, 40.4, true],
  ['Barcelona', 2.16, 41.39, true],
  ['the sea off Barcelona', 2.4, 41.3, false],
  ['the Atlantic', -30, 40, false],
  ['the bay of Panama', -79.5, 8.8, false],
])('knows whether %s is land', (_, lon, lat, expected) => expect(isOnLand(lon, lat)).toBe(expected))

describe('hotels stand where hotels can', () => {
  it('has sixty cities and more, each with 24 to 60 hotels of names of their own', () => {
    expect(cities.length).toBeGreaterThanOrEqual(60)
    for (const city of cities) {
      const hotels = hotelsIn(city)
      expect(hotels.length).toBeGreaterThanOrEqual(24)
      expect(hotels.length).toBeLessThanOrEqual(60)
      expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length)
      expect(new Set(hotels.map(({ type }) => type)).size).toBe(6)
    }
  })

  it.each(cities.map((city) => [city.code, city] as const))('%s: on land, within 8 km of the middle', (_, city) => {
    const middle = { lat: city.latitude, lon: city.longitude }
    const wrong = hotelsIn(city)
      .filter(
        ({ latitude, longitude }) =>
          !isOnLand(longitude, latitude) || kilometresBetween(middle, { lat: latitude, lon: longitude }) > 8,
      )
      .map(({ code, district, latitude, longitude }) => {
        const away = kilometresBetween(middle, { lat: latitude, lon: longitude }).toFixed(1)
        return `${code} ${district} ${latitude},${longitude} ${away} km`
      })
    expect(wrong).toEqual([])
  })
})
