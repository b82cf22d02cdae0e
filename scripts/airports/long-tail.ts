import { readFileSync } from 'node:fs'
import path from 'node:path'
import airportData from 'airport-data-js'
import type { Airport } from 'airport-data-js'
import type { AirportRecord } from '../../backend/airports/airport-record.ts'
import { englishNameOf, placeOf, spanishNameOf } from './tail-names.ts'

const file = path.join(import.meta.dirname, '../../backend/airports/long-tail.csv')

/** Zones that the source has wrong, each against the airport's own coordinates. */
const correctedZones: Readonly<Record<string, string>> = {
  CUU: 'America/Chihuahua',
  OVS: 'Asia/Yekaterinburg',
  PSC: 'America/Los_Angeles',
  RMT: 'Pacific/Tahiti',
  ULK: 'Asia/Yakutsk',
}

/** All timetables of China go by Beijing's clock, also where people set their own by the sun. */
const zoneOf = ({ iata, country_code: country, time }: Airport): string =>
  country === 'CN' ? 'Asia/Shanghai' : (correctedZones[iata] ?? time)

const rankByType: Readonly<Record<string, number>> = { large_airport: 14, medium_airport: 6, small_airport: 1 }

/** 1 to 18, by the size of the place, for want of traffic figures. */
const rankOf = (airport: Airport): number =>
  (rankByType[airport.type] ?? 0) + Math.min(4, Math.round((airport.runway_length ?? 0) / 3000))

export const articleTitleOf = (airport: Airport): string =>
  decodeURIComponent(airport.wikipedia?.split('/wiki/')[1] ?? '').replaceAll('_', ' ')

const wordsOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** The place or person by which the airport's encyclopedia article calls it, where that is another name. */
const otherNameOf = (airport: Airport, name: string): string => {
  const other = placeOf(articleTitleOf(airport))
  return wordsOf(name).includes(wordsOf(other)) ? '' : other
}

/** What is kept by hand of an airport: the city it serves, its region, and its civil name where the source has another. */
interface Listed {
  readonly code: string
  readonly cityCode: string
  readonly city: string
  readonly region: string
  readonly name: string
}

const listedOf = (line: string): Listed => {
  const [code, cityCode = '', city, region = '', name = '', ...more] = line.split(',')
  if (!code || !city || more.length > 0) throw new Error(`long-tail.csv: cannot read "${line}"`)
  return { code, cityCode: cityCode || code, city, region, name }
}

const rowOf = (listed: Listed, airport: Airport): AirportRecord => {
  const name = listed.name || airport.airport
  return {
    code: listed.code,
    cityCode: listed.cityCode,
    name: { en: englishNameOf(name), es: spanishNameOf(name) },
    cityName: { en: listed.city, es: listed.city },
    countryCode: airport.country_code,
    region: listed.region,
    lat: Number(airport.latitude.toFixed(4)),
    lon: Number(airport.longitude.toFixed(4)),
    timeZone: zoneOf(airport),
    popularity: rankOf(airport),
    also: otherNameOf(airport, name),
  }
}

/**
 * The airports of `long-tail.csv`: those with scheduled passenger flights that are not kept by hand to the last field. All
 * else is from airport-data-js (CC BY 4.0), whose own word on schedules is not taken: it has railway stations, heliports and
 * air bases as airports with flights.
 */
export const longTailAirports = async (): Promise<readonly AirportRecord[]> => {
  const source = new Map((await airportData.findAirports({})).map((airport) => [airport.iata, airport]))
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const listed = listedOf(line)
    const airport = source.get(listed.code)
    if (!airport) throw new Error(`long-tail.csv: airport-data-js has no ${listed.code}`)
    return rowOf(listed, airport)
  })
}
