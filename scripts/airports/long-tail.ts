import airportData from 'airport-data-js'
import type { Airport } from 'airport-data-js'
import type { AirportRow } from './airport-row.ts'
import { englishNameOf, placeOf, spanishNameOf } from './tail-names.ts'

/** Zones that the source has wrong, each against the airport's own coordinates. */
const mendedZones: Readonly<Record<string, string>> = {
  CUU: 'America/Chihuahua',
  KKM: 'Asia/Bangkok',
  OVS: 'Asia/Yekaterinburg',
  PSC: 'America/Los_Angeles',
  RMT: 'Pacific/Tahiti',
  ULK: 'Asia/Yakutsk',
}

/** All timetables of China go by Beijing's clock, also where people set their own by the sun. */
const zoneOf = ({ iata, country_code: country, time }: Airport): string =>
  country === 'CN' ? 'Asia/Shanghai' : (mendedZones[iata] ?? time)

/** Closed, moved away from, or placed in the wrong country by the source. */
const left = new Set(['LRO', 'OZI', 'REP', 'SXF', 'TXL', 'YMR'])

const rankByType: Readonly<Record<string, number>> = { large_airport: 14, medium_airport: 6, small_airport: 1 }

const isRunwayless = (airport: Airport): boolean => /heliport|sea ?plane/i.test(`${airport.type} ${airport.airport}`)

/** 0 to 18, by the size of the place, for want of traffic figures. */
const rankOf = (airport: Airport): number =>
  isRunwayless(airport)
    ? 0
    : (rankByType[airport.type] ?? 0) + Math.min(4, Math.round((airport.runway_length ?? 0) / 3000))

const articleTitleOf = (airport: Airport): string =>
  decodeURIComponent(airport.wikipedia?.split('/wiki/')[1] ?? '').replaceAll('_', ' ')

const wordsOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** The place or person by which the airport's encyclopedia article calls it, where that is another name. */
const otherNameOf = (airport: Airport): string => {
  const other = placeOf(articleTitleOf(airport))
  return wordsOf(airport.airport).includes(wordsOf(other)) ? '' : other
}

const rowOf = (airport: Airport): AirportRow => {
  const place = placeOf(airport.airport)
  return {
    code: airport.iata,
    cityCode: airport.iata,
    name: { en: englishNameOf(airport.airport), es: spanishNameOf(airport.airport) },
    cityName: { en: place, es: place },
    countryCode: airport.country_code,
    lat: Number(airport.latitude.toFixed(4)),
    lon: Number(airport.longitude.toFixed(4)),
    timeZone: zoneOf(airport),
    popularity: rankOf(airport),
    also: otherNameOf(airport),
  }
}

const isSold = (airport: Airport): boolean =>
  /^[A-Z]{3}$/.test(airport.iata) &&
  String(airport.scheduled_service).toUpperCase() === 'TRUE' &&
  !/\barmy\b/i.test(airport.airport) &&
  !left.has(airport.iata)

/**
 * Airports with scheduled service from airport-data-js (CC BY 4.0) whose codes are not `taken`. Their city is the place in
 * their name, and they rank below every airport kept by hand that is as well known.
 */
export const longTailAirports = async (taken: ReadonlySet<string>): Promise<readonly AirportRow[]> => {
  const all = await airportData.findAirports({})
  return all.filter((airport) => isSold(airport) && !taken.has(airport.iata)).map(rowOf)
}
