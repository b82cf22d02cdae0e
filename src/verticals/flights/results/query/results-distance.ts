import { type Point, kilometresBetween } from '#domain/place/great-circle.ts'
import type { AirportInfo } from '../../offer/flight-offer.ts'

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
