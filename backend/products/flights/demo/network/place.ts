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
  /** null where all the world may come */
  readonly role: AirportRole | null
}

export const placeOf = (airport: AirportRecord): Place => ({
  airport,
  code: airport.code,
  country: airport.countryCode,
  zone: airport.timeZone,
  point: globePoint(airport.lat, airport.lon),
  number: codeNumber(airport.code),
  region: regionOf(airport.countryCode),
  size: airport.popularity / 100,
  role: roleOf(airport.code),
})
