import type { AirportRecord } from './airport-table.ts'
import { countryOf } from './countries.ts'
import { isGeneric, wordsOf } from './search-words.ts'

/** The words by which an airport is found, by how much they say. */
export interface SearchEntry {
  readonly codes: readonly string[]
  /** the city's name in each language, and run together where it is well known */
  readonly cities: readonly (readonly string[])[]
  readonly names: readonly string[]
  /** the country's name in each language, and its other names */
  readonly countries: readonly (readonly string[])[]
  readonly others: readonly string[]
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => !isGeneric(word))

const inEachLanguage = ({ en, es }: { readonly en: string; readonly es: string }): string[][] =>
  en === es ? [wordsOf(en)] : [wordsOf(en), wordsOf(es)]

const saints: Readonly<Record<string, string>> = { st: 'saint', saint: 'st' }

const wellKnown = 20

/** `newyork`, `saopaulo`: well-known names of several words as people type them in a hurry. */
const runTogether = (popularity: number, cities: readonly (readonly string[])[]): string[][] =>
  popularity < wellKnown ? [] : cities.filter((words) => words.length > 1).map((words) => [words.join('')])

export const searchEntryOf = (airport: AirportRecord): SearchEntry => {
  const cities = inEachLanguage(airport.cityName)
  const names = distinct([...wordsOf(airport.name.en), ...wordsOf(airport.name.es)])
  const country = countryOf(airport.countryCode)
  return {
    codes: [...new Set([airport.code.toLowerCase(), airport.cityCode.toLowerCase()])],
    cities: [...cities, ...runTogether(airport.popularity, cities)],
    names,
    countries: [...inEachLanguage(country.name), ...country.also.split(' ').map(wordsOf)],
    others: distinct([...wordsOf(airport.also), ...[...names, ...cities.flat()].flatMap((word) => saints[word] ?? [])]),
  }
}

/** Every word of an entry that someone may mistype: all but codes and countries' abbreviations. */
export const spelledWordsOf = ({ cities, names, countries, others }: SearchEntry): string[] =>
  [...cities.flat(), ...names, ...countries.flat(), ...others].filter((word) => word.length > 3)
