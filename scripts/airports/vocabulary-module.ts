import { allAirports } from '../../backend/airports/airport-table.ts'
import { searchEntryOf, spelledWordsOf } from '../../backend/airports/search/search-entry.ts'

const isSpelled = (word: string): boolean => /^[a-z]+$/.test(word)

/** The text of `backend/airports/vocabulary-words.ts`: every word a typed one may be meant for, best known first. */
export const vocabularyModule = (): string => {
  const words = new Set(
    allAirports()
      .flatMap((airport) => spelledWordsOf(searchEntryOf(airport)))
      .filter(isSpelled),
  )
  return [
    '/** Written by `npm run airports`: the words of airports, their cities and countries, best known airports first. */',
    `export const vocabularyWords =\n  '${[...words].join(' ')}'`,
    '',
  ].join('\n')
}
