import { isMissingFew, soundOf, soundsIn } from './letter-sounds.ts'
import { laidWords, spellingDistanceFrom } from './spelling-distance.ts'
import { vocabularyWords } from '../vocabulary-words.ts'

const vocabulary = vocabularyWords.split(' ')
const laid = laidWords(vocabulary)
const soundsOf = Int32Array.from(vocabulary, soundsIn)
const lengths = Uint8Array.from(vocabulary, (word) => word.length)
const firstSounds = Uint8Array.from(vocabulary, (word) => soundOf(word.charCodeAt(0)))

/** Whether some airport's word begins so. */
export const isKnown = (typed: string): boolean => words.has(typed) || vocabulary.some((word) => word.startsWith(typed))

const words = new Set(vocabulary)
const shortestPart = 4

/** `southbend` → `south`, `bend`: the two words of some airport that were typed as one, if they were. */
export const partsOf = (typed: string): readonly [string, string] | undefined => {
  for (let at = shortestPart; at <= typed.length - shortestPart; at++) {
    const [a, b] = [typed.slice(0, at), typed.slice(at)]
    if (words.has(a) && words.has(b)) return [a, b]
  }
  return undefined
}

/** Tenths of an edit forgiven in a word of some length. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 10 : 20)

/** A word that is only begun may have one edit, and costs a little over one that is written to its end. */
const begunFrom = 5
const begunLimit = 10
const unfinished = 3

const mostCorrections = 12
const nearlyAsNear = 6

const nearest = (found: readonly (readonly [string, number])[]): ReadonlyMap<string, number> => {
  const least = Math.min(...found.map(([, distance]) => distance))
  return new Map(
    found
      .filter(([, distance]) => distance <= least + nearlyAsNear)
      .toSorted(([, a], [, b]) => a - b)
      .slice(0, mostCorrections),
  )
}

/** Words that may be meant by a typed one and how far each is from it, in tenths of an edit; only the nearest of them. */
export const correctionsOf = (typed: string): ReadonlyMap<string, number> => {
  const limit = forgiven(typed.length)
  if (limit === 0) return new Map()
  const edits = limit / 10
  const sounds = soundsIn(typed)
  const first = soundOf(typed.charCodeAt(0))
  const distanceTo = spellingDistanceFrom(typed, limit)

  const mayBeWhole = (length: number, wordSounds: number): boolean =>
    Math.abs(length - typed.length) <= edits + 1 &&
    isMissingFew(sounds, wordSounds, edits) &&
    isMissingFew(wordSounds, sounds, edits)

  const mayBeBegun = (length: number, firstSound: number, wordSounds: number): boolean =>
    typed.length >= begunFrom && length > typed.length && firstSound === first && isMissingFew(sounds, wordSounds, 1)

  const found: [string, number][] = []
  for (let place = 0; place < vocabulary.length; place += 1) {
    const length = lengths[place]!
    const wordSounds = soundsOf[place]!
    const whole = mayBeWhole(length, wordSounds)
    const begun = mayBeBegun(length, firstSounds[place]!, wordSounds)
    if (!whole && !begun) continue
    const word = vocabulary[place]!
    if (word === typed) continue
    const distance = distanceTo(laid, place)
    if (whole && distance && distance.whole <= limit) found.push([word, distance.whole])
    else if (begun && distance && distance.begun <= begunLimit) found.push([word, distance.begun + unfinished])
  }
  return nearest(found)
}
