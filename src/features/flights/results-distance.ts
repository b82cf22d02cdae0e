import type { AirportInfo } from './flight-offer.ts'

/** Degrees. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle kilometres. */
const kilometresBetween = (a: Point, b: Point): number => {
  const lat = Math.sin(radians(b.lat - a.lat) / 2)
  const lon = Math.sin(radians(b.lon - a.lon) / 2)
  const chord = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon * lon
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const middle = (points: readonly Point[]): Point | undefined =>
  points.length === 0
    ? undefined
    : {
        lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
        lon: points.reduce((sum, point) => sum + point.lon, 0) / points.length,
      }

/** Where an airport is, or the middle of a city's airports; undefined where none of the answer is of that code. */
export const pointOf = (code: string, airports: Readonly<Record<string, AirportInfo>>): Point | undefined =>
  airports[code] ?? middle(Object.values(airports).filter((airport) => airport.cityCode === code))

/** Kilometres from where was asked for, whole; 0 where either is not known. */
export const distanceOff = (airport: Point | undefined, asked: Point | undefined): number =>
  airport && asked ? Math.round(kilometresBetween(airport, asked)) : 0
