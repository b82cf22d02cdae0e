import { type Point, kilometresBetween } from '#domain/place/great-circle.ts'
import { allAirports } from '../../airports/airport-table.ts'

/** Kilometres from a place in which an airport is still the way to it. */
const nearbyDistance = 150

/** The airports, by their codes, that are the way to a place. */
export const airportsNear = (place: Point): readonly string[] =>
  allAirports().flatMap((airport) => (kilometresBetween(airport, place) <= nearbyDistance ? [airport.code] : []))
