import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AirportRecord } from '../../backend/airports/airport-record.ts'

const file = path.join(import.meta.dirname, '../../backend/airports/airports.csv')

const rowOf = (line: string): AirportRecord => {
  const [
    code,
    cityCode,
    nameEn,
    nameEs,
    cityEn,
    cityEs,
    countryCode,
    lat,
    lon,
    timeZone,
    popularity,
    also,
    region,
    ...more
  ] = line.split(',')
  if (!code || !cityCode || !nameEn || !nameEs || !cityEn || !cityEs || !countryCode || !timeZone || more.length > 0) {
    throw new Error(`airports.csv: cannot read "${line}"`)
  }
  return {
    code,
    cityCode,
    name: { en: nameEn, es: nameEs },
    cityName: { en: cityEn, es: cityEs },
    countryCode,
    region: region ?? '',
    lat: Number(lat),
    lon: Number(lon),
    timeZone,
    popularity: Number(popularity),
    also: also ?? '',
  }
}

/** The airports whose names, cities, zones and rank are kept by hand in `backend/airports/airports.csv`. */
export const handKeptAirports = (): readonly AirportRecord[] =>
  readFileSync(file, 'utf8').trim().split('\n').slice(1).map(rowOf)
