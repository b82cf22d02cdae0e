import { airportsWithAll, airportsWithAny } from './airport-index.ts'
import { type AirportMatch, isSure, matchOf, matchOfAny } from './airport-match.ts'
import type { AirportRecord } from '../airport-record.ts'
import { airportsOf } from '../airport-table.ts'
import {
  type SearchWord,
  joined,
  searchWordsOf,
  withAllCorrected,
  withUnknownCorrected,
  withoutSoft,
} from './search-query.ts'

const mostCandidates = 80

const byScore = (a: AirportMatch, b: AirportMatch): number => b.score - a.score

/** Airports under a code, which need not be among the best known that begin with its letters. */
const underCode = ([only, ...more]: readonly SearchWord[]): readonly AirportRecord[] =>
  only && more.length === 0 ? airportsOf(only.typed.toUpperCase()) : []

const matches = (words: readonly SearchWord[]): readonly AirportMatch[] => {
  const airports = words.length > 0 ? airportsWithAll(words, mostCandidates) : []
  return [...new Set([...underCode(words), ...airports])].map((airport) => matchOf(words, airport)).toSorted(byScore)
}

const partialMatches = (words: readonly SearchWord[]): readonly AirportMatch[] => {
  const telling = words.filter(({ typed }) => typed.length > 3)
  return airportsWithAny(telling, mostCandidates)
    .map((airport) => matchOfAny(telling, airport))
    .toSorted(byScore)
}

const together = (found: readonly AirportMatch[], more: readonly AirportMatch[]): readonly AirportMatch[] => {
  const airports = new Set(found.map((match) => match.airport))
  return [...found, ...more.filter((match) => !airports.has(match.airport))].toSorted(byScore)
}

const correctionCount = (words: readonly SearchWord[]): number =>
  words.reduce((count, word) => count + word.corrections.size, 0)

/** As it was typed; where no airport has all of that, without the words that say little; and with the words run together. */
const matchesAsTyped = (words: readonly SearchWord[]): readonly AirportMatch[] => {
  const whole = matches(words)
  const found = whole.length > 0 ? whole : matches(withUnknownCorrected(withoutSoft(words)))
  return found.some(isSure) ? found : together(found, matches(joined(words)))
}

/**
 * Airports that answer a search, best first: as it was typed, then as it may have been meant, then by any one of its words.
 * Nothing is asked of the index that cannot better what has been found.
 */
export const findAirports = (term: string): readonly AirportMatch[] => {
  const typed = searchWordsOf(term)
  if (typed.length === 0) return []
  const words = withUnknownCorrected(typed)
  const found = matchesAsTyped(words)
  if (found.some(isSure)) return found
  const corrected = withAllCorrected(words)
  const meant = correctionCount(corrected) > correctionCount(words) ? matches(corrected) : []
  const all = together(found, meant)
  if (all.length > 0) return all
  return words.length > 1 ? partialMatches(corrected) : []
}
