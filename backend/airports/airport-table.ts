import { airportRows } from './airport-rows.ts'
import { parseAirports } from './parse-airports.ts'

/** One airport as the backend keeps it in memory. */
export interface AirportRecord {
  readonly code: string
  readonly cityCode: string
  readonly name: { readonly en: string; readonly es: string }
  readonly cityName: { readonly en: string; readonly es: string }
  readonly countryCode: string
  /** the part of its country by ISO 3166-2, without the country: `CA` of `US-CA`; empty where unknown */
  readonly region: string
  readonly lat: number
  readonly lon: number
  readonly timeZone: string
  /** 0 to 100, from traffic */
  readonly popularity: number
  /** whether airlines fly there by timetable */
  readonly scheduled: boolean
  /** other names under which people look for it */
  readonly also: string
}

const airports = parseAirports(airportRows).toSorted((a, b) => b.popularity - a.popularity)
const byCode = new Map(airports.map((airport) => [airport.code, airport]))
const byCity = new Map<string, AirportRecord[]>()
for (const airport of airports) {
  const ofCity = byCity.get(airport.cityCode)
  if (ofCity) ofCity.push(airport)
  else byCity.set(airport.cityCode, [airport])
}

/** The airport of an IATA code in capitals. */
export const airportOf = (code: string): AirportRecord | undefined => byCode.get(code)

/** The airports of a city's IATA code, most popular first. */
export const airportsOfCity = (cityCode: string): readonly AirportRecord[] => byCity.get(cityCode) ?? []

/**
 * The airports that a code stands for, most popular first; empty where unknown. A code that is both an airport's and its
 * city's (MEX, IST, DXB) stands for the airport alone; a code that is only a city's (LON, NYC) for all of the city's.
 */
export const airportsOf = (code: string): readonly AirportRecord[] => {
  const own = byCode.get(code)
  return own ? [own] : airportsOfCity(code)
}

/** All airports, most popular first. */
export const allAirports = (): readonly AirportRecord[] => airports
