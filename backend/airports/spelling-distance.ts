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

/** The edit table of a typed word and another, of which three rows are kept: the one being filled and two before it. */
class EditTable {
  private readonly typed: Uint16Array
  private before: Int16Array
  private last: Int16Array
  private row: Int16Array

  constructor(typed: string) {
    this.typed = charactersOf(typed)
    const width = typed.length + band + 2
    this.before = new Int16Array(width)
    this.last = new Int16Array(width)
    this.row = new Int16Array(width)
  }

  private begin(word: string, length: number): void {
    this.last.fill(tooFar)
    this.last[0] = 0
    for (let j = 1; j <= Math.min(length, band); j++) {
      this.last[j] = this.last[j - 1]! + insertion(word.charCodeAt(j - 1), word.charCodeAt(j - 2))
    }
  }

  /** Fills the row of the `i`th typed letter; gives the least that any way through it costs. */
  private fill(i: number, word: string, length: number): number {
    const { before, last, row } = this
    const a = this.typed[i - 1]!
    const beforeA = this.typed[i - 2] ?? 0
    const more = insertion(a, beforeA)
    row.fill(tooFar)
    if (i <= band) row[0] = last[0]! + more
    let least = row[0]!
    for (let j = Math.max(1, i - band); j <= Math.min(length, i + band); j++) {
      const b = word.charCodeAt(j - 1)
      const beforeB = word.charCodeAt(j - 2)
      let cost = Math.min(last[j - 1]! + substitution(a, b), last[j]! + more, row[j - 1]! + insertion(b, beforeB))
      if (i > 1 && a === beforeB && beforeA === b) cost = Math.min(cost, before[j - 2]! + edit)
      row[j] = cost
      least = Math.min(least, cost)
    }
    return least
  }

  distanceTo(word: string, limit: number): SpellingDistance | undefined {
    const length = Math.min(word.length, this.row.length - 1)
    this.begin(word, length)
    for (let i = 1; i <= this.typed.length; i++) {
      if (this.fill(i, word, length) > limit) return undefined
      ;[this.before, this.last, this.row] = [this.last, this.row, this.before]
    }
    const begun = this.last.subarray(1, length + 1).reduce((least, cost) => Math.min(least, cost), tooFar)
    return { whole: word.length === length ? this.last[length]! : tooFar, begun }
  }
}

/**
 * Measures how far a typed word is from others that may be meant, in tenths of an edit: a letter more, less, changed or
 * swapped with its neighbour is one edit, and less than half of one where the letters sound alike (Damerau and Levenshtein's
 * distance with those weights). Undefined where it is over the limit.
 */
export const spellingDistanceFrom = (typed: string, limit: number) => {
  const table = new EditTable(typed)
  return (word: string): SpellingDistance | undefined => table.distanceTo(word, limit)
}
