import { airportRows } from './airport-rows.ts'
import type { AirportRecord } from './airport-record.ts'
import { parseAirports } from './parse-airports.ts'

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
