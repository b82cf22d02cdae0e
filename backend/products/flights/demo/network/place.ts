import type { AirportRecord } from '../../../../airports/airport-record.ts'
import { codeNumber } from '../../../demo/deterministic.ts'
import { type GlobePoint, globePoint } from '../geography/great-circle.ts'
import { regionOf } from '../geography/regions.ts'
import { type AirportRole, roleOf } from './airport-roles.ts'

/** An airport with what every rule of the network asks of it, computed once. */
export interface Place {
  readonly airport: AirportRecord
  readonly code: string
  readonly country: string
  readonly zone: string
  readonly point: GlobePoint
  readonly number: number
  readonly region: string
  /** 0 to 1, from traffic */
  readonly size: number
  /** how much it draws from a hub, and as a hub itself */
  readonly draw: number
  readonly pull: number
  /** null where all the world may come */
  readonly role: AirportRole | null
}

export const drawOf = (size: number): number => size ** 1.8
const pullOf = (size: number): number => size ** 0.6

const madePlaceOf = (airport: AirportRecord): Place => ({
  airport,
  code: airport.code,
  country: airport.countryCode,
  zone: airport.timeZone,
  point: globePoint(airport.lat, airport.lon),
  number: codeNumber(airport.code),
  region: regionOf(airport.countryCode),
  size: airport.popularity / 100,
  draw: drawOf(airport.popularity / 100),
  pull: pullOf(airport.popularity / 100),
  role: roleOf(airport.code),
})

const places = new WeakMap<AirportRecord, Place>()

/** Made once of each airport. */
export const placeOf = (airport: AirportRecord): Place => {
  const place = places.get(airport) ?? madePlaceOf(airport)
  places.set(airport, place)
  return place
}
