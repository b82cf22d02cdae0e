import type { AirportRecord } from '../airport-record.ts'
import { countryNamesInScripts, countryOf } from '../names/countries.ts'
import { namesInScripts } from '../names/names-in-scripts.ts'
import { otherNames as otherNameRows } from '../names/other-names.ts'
import { regionNamesOf } from '../names/regions.ts'
import { isGeneric, wordsOf } from './search-words.ts'

/** The words by which an airport is found, by how much they say. */
export interface SearchEntry {
  readonly codes: readonly string[]
  /** the city's name in each language, and run together */
  readonly cities: readonly (readonly string[])[]
  /** other names under which people look for it */
  readonly otherNames: readonly (readonly string[])[]
  /** names of the city in other writings than Latin, and of its country */
  readonly scripts: {
    readonly cities: readonly (readonly string[])[]
    readonly countries: readonly (readonly string[])[]
  }
  readonly names: readonly string[]
  /** the part of the country in each language */
  readonly regions: readonly (readonly string[])[]
  /** the country's name in each language, and its other names */
  readonly countries: readonly (readonly string[])[]
  readonly others: readonly string[]
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => !isGeneric(word))

const inEachLanguage = ({ en, es }: { readonly en: string; readonly es: string }): string[][] =>
  [...new Set([en, es])].map((name) => [...new Set(wordsOf(name))])

const saints: Readonly<Record<string, string>> = { st: 'saint', saint: 'st' }

const isRunTogether = (words: readonly string[]): boolean => words.length > 1 && words.length < 4

const wellKnown = 9

/** `newyork`, `saopaulo`: well-known names of several words as people type them in a hurry. */
const runTogether = (popularity: number, names: readonly (readonly string[])[]): string[][] =>
  (popularity < wellKnown ? [] : names).filter(isRunTogether).map((words) => [words.join('')])

/** `city of light` → `city`, `light`: as what is typed is read. */
const tellingWordsOf = (name: string): string[] => {
  const words = [...new Set(wordsOf(name))]
  const telling = words.filter((word) => !isGeneric(word))
  return telling.length > 0 ? telling : words
}

/** Names by the code of an airport or of a city. */
const namesByCode = (rows: string): ReadonlyMap<string, readonly string[][]> => {
  const all = new Map<string, string[][]>()
  for (const row of rows.split('\n')) {
    const [code = '', ...names] = row.split('|')
    all.set(code, [...(all.get(code) ?? []), ...names.map(tellingWordsOf)])
  }
  return all
}

const latinNames = namesByCode(otherNameRows)
const scriptNames = namesByCode(namesInScripts)

const namesOf = (
  names: ReadonlyMap<string, readonly string[][]>,
  { code, cityCode }: AirportRecord,
): readonly string[][] => [...(names.get(code) ?? []), ...(cityCode === code ? [] : (names.get(cityCode) ?? []))]

const madeEntryOf = (airport: AirportRecord): SearchEntry => {
  const own = inEachLanguage(airport.cityName)
  const other = namesOf(latinNames, airport)
  const names = distinct([...wordsOf(airport.name.en), ...wordsOf(airport.name.es)])
  const country = countryOf(airport.countryCode)
  return {
    codes: [...new Set([airport.code.toLowerCase(), airport.cityCode.toLowerCase()])],
    cities: [...own, ...runTogether(airport.popularity, own)],
    otherNames: [...other, ...runTogether(airport.popularity, other)],
    scripts: {
      cities: namesOf(scriptNames, airport),
      countries: countryNamesInScripts(airport.countryCode).map(wordsOf),
    },
    names,
    regions: regionNamesOf(airport).map(wordsOf),
    countries: [...inEachLanguage(country.name), ...country.also.split(',').map(wordsOf)],
    others: distinct([
      ...wordsOf(airport.also),
      ...runTogether(airport.popularity, [names]).flat(),
      ...[...names, ...own.flat()].flatMap((word) => saints[word] ?? []),
    ]),
  }
}

const entries = new WeakMap<AirportRecord, SearchEntry>()

export const searchEntryOf = (airport: AirportRecord): SearchEntry => {
  const made = entries.get(airport) ?? madeEntryOf(airport)
  entries.set(airport, made)
  return made
}

/**
 * Words of the index that stand for `CA` and `US` behind a city's name. They are no beginnings of other words, as the bare codes
 * would be.
 */
export const qualifierOf = (code: string): string => `zq${code.toLowerCase()}`

export const qualifiersOf = ({ countryCode, region }: AirportRecord): readonly string[] =>
  [countryCode, region].filter((code) => /^[A-Z]{2,3}$/.test(code)).map(qualifierOf)

/** Every word of an entry that someone may mistype: all but codes and countries' abbreviations. */
export const spelledWordsOf = ({ cities, otherNames, names, regions, countries, others }: SearchEntry): string[] =>
  [...cities.flat(), ...otherNames.flat(), ...names, ...countries.flat(), ...regions.flat(), ...others].filter(
    (word) => word.length > 3,
  )
