import { isSilent, soundOf } from './letter-sounds.ts'

const edit = 10
const softEdit = 4

/** More letters than this apart, two places of two words are not compared. */
const band = 3

const tooFar = 1000

const charactersOf = (word: string): Uint16Array => Uint16Array.from(word, (letter) => letter.charCodeAt(0))

const substitution = (a: number, b: number): number => (a === b ? 0 : soundOf(a) === soundOf(b) ? softEdit : edit)

/** A silent h and a doubled letter are easily left out or added. */
const insertion = (letter: number, before: number): number => (isSilent(letter) || letter === before ? softEdit : edit)

export interface SpellingDistance {
  /** to all of the word */
  readonly whole: number
  /** to the beginning of it that is nearest */
  readonly begun: number
}

/**
 * Measures how far a typed word is from others that may be meant, in tenths of an edit: a letter more, less, changed or
 * swapped with its neighbour is one edit, and less than half of one where the letters sound alike (Damerau and Levenshtein's
 * distance with those weights). Undefined where it is over the limit.
 */
export const spellingDistanceFrom = (typedWord: string, limit: number) => {
  const typed = charactersOf(typedWord)
  const width = typed.length + band + 2
  const rows = [new Int16Array(width), new Int16Array(width), new Int16Array(width)] as const

  return (word: string): SpellingDistance | undefined => {
    const length = Math.min(word.length, width - 1)
    let [beforeLast, last, row]: readonly [Int16Array, Int16Array, Int16Array] = rows
    last.fill(tooFar)
    last[0] = 0
    for (let j = 1; j <= Math.min(length, band); j++) {
      last[j] = last[j - 1]! + insertion(word.charCodeAt(j - 1), word.charCodeAt(j - 2))
    }
    for (let i = 1; i <= typed.length; i++) {
      const a = typed[i - 1]!
      const beforeA = typed[i - 2] ?? 0
      const more = insertion(a, beforeA)
      row.fill(tooFar)
      if (i <= band) row[0] = last[0]! + more
      let least = row[0]!
      for (let j = Math.max(1, i - band); j <= Math.min(length, i + band); j++) {
        const b = word.charCodeAt(j - 1)
        const beforeB = word.charCodeAt(j - 2)
        let cost = Math.min(last[j - 1]! + substitution(a, b), last[j]! + more, row[j - 1]! + insertion(b, beforeB))
        if (i > 1 && a === beforeB && beforeA === b) cost = Math.min(cost, beforeLast[j - 2]! + edit)
        row[j] = cost
        if (cost < least) least = cost
      }
      if (least > limit) return undefined
      ;[beforeLast, last, row] = [last, row, beforeLast]
    }
    const begun = last.subarray(1, length + 1).reduce((least, cost) => Math.min(least, cost), tooFar)
    return { whole: word.length === length ? last[length]! : tooFar, begun }
  }
}
