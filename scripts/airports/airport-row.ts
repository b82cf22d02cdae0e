import type { AirportRecord } from '../../backend/airports/airport-table.ts'

export type AirportRow = Omit<AirportRecord, 'scheduled'>
