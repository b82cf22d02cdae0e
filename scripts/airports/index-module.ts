import type { AirportRecord } from '../../backend/airports/airport-record.ts'
import { allAirports } from '../../backend/airports/airport-table.ts'
import { lettersOf, packedRank } from '../../backend/airports/search/packed-ranks.ts'
import { qualifiersOf, searchEntryOf } from '../../backend/airports/search/search-entry.ts'
import { vocabularyWords } from '../../backend/airports/vocabulary-words.ts'

/** As many as a search for a single letter looks at. */
const mostUnderLetter = 80

const wordsOf = (airport: AirportRecord): readonly string[] => {
  const { codes, cities, otherNames, scripts, names, regions, countries, others } = searchEntryOf(airport)
  const places = [cities, otherNames, scripts.cities, countries, scripts.countries, regions].flat(2)
  return [...codes, ...places, ...names, ...others, ...qualifiersOf(airport)]
}

const lettersOfAirport = (airport: AirportRecord): readonly string[] => {
  const { codes, cities, otherNames, scripts } = searchEntryOf(airport)
  return [...codes, ...[cities, otherNames, scripts.cities].flat(2)].map((word) => lettersOf(word.slice(0, 1)))
}

/** The text of `backend/airports/index-words.ts`: which airports, by their rank, have each word. */
export const indexModule = (): string => {
  const ranks = new Map<string, Set<number>>(vocabularyWords.split(' ').map((word) => [word, new Set()]))
  const add = (word: string, rank: number, most = Infinity): void => {
    const known = ranks.get(word) ?? new Set()
    if (known.size < most) known.add(rank)
    ranks.set(word, known)
  }
  for (const [rank, airport] of allAirports().entries()) {
    for (const word of wordsOf(airport)) add(word, rank)
    for (const letter of lettersOfAirport(airport)) add(letter, rank, mostUnderLetter)
  }
  const further = [...ranks.keys()].slice(vocabularyWords.split(' ').length)
  const packed = Array.from(ranks.values(), (of) => [...of].map(packedRank).join(''))
  return [
    '/** Written by `npm run airports`: the words of airports that are not in `vocabulary-words.ts`, best known airports first. */',
    `export const furtherWords =\n  '${further.join(' ')}'`,
    '',
    '/** The ranks of the airports of each word, of those of `vocabulary-words.ts` first, as `search/packed-ranks.ts` packs them. */',
    `export const wordRanks =\n  '${packed.join(' ')}'`,
    '',
  ].join('\n')
}
