import type { AirportRecord } from '../airport-record.ts'
import { allAirports } from '../airport-table.ts'
import { furtherWords, wordRanks } from '../index-words.ts'
import { vocabularyWords } from '../vocabulary-words.ts'
import { lettersOf, rankOf, rankLength } from './packed-ranks.ts'
import { qualifierOf } from './search-entry.ts'
import type { SearchWord } from './search-query.ts'

/** The ranks of the airports of each word, in its place: packed until the word is asked for. */
const packed = wordRanks.split(' ')

const bucketLength = 2

/** The places of all words by their first letters. */
const buckets = new Map<string, { readonly word: string; readonly place: number }[]>()
for (const [place, word] of `${vocabularyWords} ${furtherWords}`.split(' ').entries()) {
  const letters = word.slice(0, bucketLength)
  const bucket = buckets.get(letters)
  if (bucket) bucket.push({ word, place })
  else buckets.set(letters, [{ word, place }])
}

type AirportSet = Uint8Array

const none = (): AirportSet => new Uint8Array(allAirports().length)

const addAirportsOf = (set: AirportSet, place: number): void => {
  const ranks = packed[place] ?? ''
  for (let at = 0; at < ranks.length; at += rankLength) set[rankOf(ranks, at)] = 1
}

const addWord = (set: AirportSet, asked: string): void => {
  for (const { word, place } of buckets.get(asked.slice(0, bucketLength)) ?? []) {
    if (word === asked) addAirportsOf(set, place)
  }
}

const bucketsOf = (begun: string) =>
  begun.length < bucketLength
    ? [...buckets].filter(([letters]) => letters.startsWith(begun)).flatMap(([, bucket]) => bucket)
    : (buckets.get(begun.slice(0, bucketLength)) ?? [])

const addBegun = (set: AirportSet, begun: string): void => {
  for (const { word, place } of bucketsOf(begun)) if (word.startsWith(begun)) addAirportsOf(set, place)
}

/** Airports that have a word which begins as one was typed, or one that may have been meant. */
const airportsWith = ({ typed, corrections, isQualifier }: SearchWord): AirportSet => {
  const set = none()
  addBegun(set, typed)
  if (isQualifier) addWord(set, qualifierOf(typed))
  for (const word of corrections.keys()) addWord(set, word)
  return set
}

/** Of a single letter: airports whose codes or cities begin with it. */
const airportsUnderLetter = (letter: string): AirportSet => {
  const set = none()
  addWord(set, lettersOf(letter))
  return set
}

const best = (has: (rank: number) => boolean, limit: number): readonly AirportRecord[] => {
  const found: AirportRecord[] = []
  for (const [rank, airport] of allAirports().entries()) {
    if (!has(rank)) continue
    found.push(airport)
    if (found.length === limit) break
  }
  return found
}

/** The most popular airports that have every word. A single letter is looked for among codes and cities alone. */
export const airportsWithAll = (words: readonly SearchWord[], limit: number): readonly AirportRecord[] => {
  const [only, ...more] = words
  const isLetter = only?.typed.length === 1 && more.length === 0
  const sets = isLetter ? [airportsUnderLetter(only.typed)] : words.map(airportsWith)
  return best((rank) => sets.every((set) => set[rank] === 1), limit)
}

/** The most popular airports that have any of the words. */
export const airportsWithAny = (words: readonly SearchWord[], limit: number): readonly AirportRecord[] => {
  const sets = words.map(airportsWith)
  return best((rank) => sets.some((set) => set[rank] === 1), limit)
}
