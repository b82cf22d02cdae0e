import { type Point, earthRadius, kilometresBetween, radians } from '#domain/place/great-circle.ts'
import type { AirportRecord } from './airport-record.ts'
import { allAirports } from './airport-table.ts'

const kilometresPerDegree = earthRadius * radians(1)

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
