import type { AirportRecord } from '../../backend/airports/airport-record.ts'

export type AirportRow = Omit<AirportRecord, 'scheduled'>
