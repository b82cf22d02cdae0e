import type { AirportRecord } from '../airport-record.ts'
import { allAirports } from '../airport-table.ts'
import { qualifiersOf, qualifierOf, searchEntryOf } from './search-entry.ts'
import type { SearchWord } from './search-query.ts'

/** The airports that have some words, in the plainest way: every word of every airport is looked at. */

const wordsOf = (airport: AirportRecord): readonly string[] => {
  const { codes, cities, otherNames, scripts, names, regions, countries, others } = searchEntryOf(airport)
  return [
    ...codes,
    ...[...cities, ...otherNames, ...scripts.cities, ...countries, ...scripts.countries, ...regions].flat(),
    ...names,
    ...others,
    ...qualifiersOf(airport),
  ]
}

const airportWords = allAirports().map((airport) => ({ airport, words: wordsOf(airport) }))

const fits = (words: readonly string[], { typed, corrections, isQualifier }: SearchWord): boolean =>
  words.some(
    (word) => word.startsWith(typed) || corrections.has(word) || (isQualifier === true && word === qualifierOf(typed)),
  )

const hasLetter = (airport: AirportRecord, letter: string): boolean => {
  const { codes, cities, otherNames, scripts } = searchEntryOf(airport)
  return [codes, ...cities, ...otherNames, ...scripts.cities].flat().some((word) => word.startsWith(letter))
}

export const plainAirportsWithAll = (words: readonly SearchWord[], limit: number): readonly AirportRecord[] => {
  const [only, ...more] = words
  const letter = only?.typed.length === 1 && more.length === 0 ? only.typed : undefined
  return airportWords
    .filter(({ airport, words: own }) =>
      letter === undefined ? words.every((word) => fits(own, word)) : hasLetter(airport, letter),
    )
    .map(({ airport }) => airport)
    .slice(0, limit)
}

export const plainAirportsWithAny = (words: readonly SearchWord[], limit: number): readonly AirportRecord[] =>
  airportWords
    .filter(({ words: own }) => words.some((word) => fits(own, word)))
    .map(({ airport }) => airport)
    .slice(0, limit)
