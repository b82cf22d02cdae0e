import type { Airport, AirportGroup } from '#contract/airports.ts'
import type { AirportMatch } from './airport-match.ts'
import type { AirportRecord } from '../airport-record.ts'
import { airportOf, airportsOfCity } from '../airport-table.ts'
import { countryOf } from '../names/countries.ts'

export type LanguageCode = 'en' | 'es'

/** An airport in the contract's shape and one language. */
export const airportEntry = (airport: AirportRecord, language: LanguageCode): Airport => ({
  airportCode: airport.code,
  isCity: false,
  name: airport.name[language],
  cityName: airport.cityName[language],
  cityCode: airport.cityCode,
  countryCode: airport.countryCode,
  countryName: countryOf(airport.countryCode).name[language],
  location: { lat: airport.lat, lon: airport.lon },
  timeZone: airport.timeZone,
  popularity: airport.popularity,
})

/** The entry for all of a city's airports, where it has several and a code that is none of theirs. */
const cityEntry = (ofCity: readonly AirportRecord[], language: LanguageCode): readonly Airport[] => {
  const [leading] = ofCity
  if (!leading || ofCity.length < 2 || airportOf(leading.cityCode)) return []
  const entry = airportEntry(leading, language)
  return [{ ...entry, airportCode: leading.cityCode, isCity: true, name: entry.cityName }]
}

const groupOf = (matches: readonly AirportMatch[], language: LanguageCode): AirportGroup | undefined => {
  const ofCity = airportsOfCity(matches[0]?.airport.cityCode ?? '')
  const [leading] = ofCity
  if (!leading) return undefined
  const found = matches.map((match) => match.airport)
  const isOfCity = matches.some((match) => match.ofPlace && match.airport === leading) && matches[0]?.ofPlace
  const airports = isOfCity ? [...found, ...ofCity.filter((airport) => !found.includes(airport))] : found
  return {
    Code: leading.cityCode,
    name: leading.cityName[language],
    countryCode: leading.countryCode,
    countryName: countryOf(leading.countryCode).name[language],
    airports: [
      ...(isOfCity ? cityEntry(ofCity, language) : []),
      ...airports.map((airport) => airportEntry(airport, language)),
    ],
  }
}

/**
 * Matches by their city, best first. Where the city was asked for, all of its airports are there, under an entry for the city
 * itself; where one airport was, by its code or its own name, only that one.
 */
export const groupsOf = (
  matches: readonly AirportMatch[],
  language: LanguageCode,
  limit: number,
): readonly AirportGroup[] => {
  const byCity = new Map<string, AirportMatch[]>()
  for (const match of matches) {
    const ofCity = byCity.get(match.airport.cityCode)
    if (ofCity) ofCity.push(match)
    else if (byCity.size < limit) byCity.set(match.airport.cityCode, [match])
  }
  return [...byCity.values()].flatMap((ofCity) => groupOf(ofCity, language) ?? [])
}
