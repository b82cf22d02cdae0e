import { type AirportRecord, allAirports } from './airport-table.ts'

const earthRadius = 6371
const radians = Math.PI / 180

interface Point {
  readonly lat: number
  readonly lon: number
}

/** Kilometres along the great circle between two points on a sphere of the Earth's mean radius. */
export const kilometresBetween = (a: Point, b: Point): number => {
  const lat = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2
  const lon = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(lat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * lon))
}

const kilometresPerDegree = earthRadius * radians

/** Airports within so many kilometres of a point, nearest first. */
export const airportsNear = (
  point: Point,
  within: number,
): readonly { readonly airport: AirportRecord; readonly distance: number }[] => {
  const degrees = within / kilometresPerDegree
  return allAirports()
    .filter((airport) => Math.abs(airport.lat - point.lat) <= degrees)
    .map((airport) => ({ airport, distance: kilometresBetween(point, airport) }))
    .filter(({ distance }) => distance <= within)
    .toSorted((a, b) => a.distance - b.distance)
}
