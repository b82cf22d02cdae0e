import type { AirportRecord } from '../airport-record.ts'
import {
  type Level,
  best,
  cityLevel,
  codeLevel,
  countryLevel,
  nameLevel,
  otherLevel,
  qualifiedLevel,
  regionLevel,
  spreadLevel,
  worth,
} from './match-levels.ts'
import { type SearchEntry, searchEntryOf } from './search-entry.ts'
import type { SearchWord } from './search-query.ts'

export interface AirportMatch {
  readonly airport: AirportRecord
  readonly score: number
  /** whether the city or the country was asked for rather than this airport by name */
  readonly ofPlace: boolean
}

const wellKnown = 20

/** Whether a match is of the very place that was typed and no other, better known one is likely to have been meant. */
export const isSure = ({ airport, score, ofPlace }: AirportMatch): boolean =>
  score >= worth.cityCode || (ofPlace && score >= worth.cityPart && airport.popularity >= wellKnown)

const isLatin = (typed: readonly SearchWord[]): boolean => typed.every((word) => /^[a-z\d]*$/.test(word.typed))

const placeLevels = (
  typed: readonly SearchWord[],
  airport: AirportRecord,
  entry: SearchEntry,
): (Level | undefined)[] => {
  const { cities, otherNames, countries } = isLatin(typed) ? entry : { ...entry.scripts, otherNames: [] }
  const places = [...cities, ...otherNames]
  const around = [...places, ...entry.regions, ...countries]
  return [
    ...cities.map((city) => cityLevel(typed, city)),
    ...otherNames.map((name) => otherLevel(typed, name)),
    ...(typed.length > 1
      ? places.map((place) => qualifiedLevel(typed, place, around, airport, worth.cityQualified))
      : []),
    ...(typed.length > 1
      ? entry.regions.map((region) => qualifiedLevel(typed, region, countries, airport, worth.region))
      : []),
    ...countries.map((country) => countryLevel(typed, country)),
    ...entry.regions.map((region) => regionLevel(typed, region)),
  ]
}

/** How well an airport that has all the typed words answers the search. */
export const matchOf = (typed: readonly SearchWord[], airport: AirportRecord): AirportMatch => {
  const entry = searchEntryOf(airport)
  const { score, ofPlace } = best([
    codeLevel(typed, airport),
    ...placeLevels(typed, airport, entry),
    nameLevel(typed, entry, airport),
    typed.length > 1 ? spreadLevel(typed, airport, entry) : undefined,
  ]) ?? { score: worth.partly, ofPlace: false }
  return { airport, score: score + airport.popularity, ofPlace }
}

/** How well an airport that has some of the typed words answers the search: as well as the one it answers best. */
export const matchOfAny = (typed: readonly SearchWord[], airport: AirportRecord): AirportMatch =>
  typed.map((word) => matchOf([word], airport)).reduce((a, b) => (b.score > a.score ? b : a))
