import { isSilent, soundOf } from './letter-sounds.ts'

const edit = 10
const softEdit = 4

/** More letters than this apart, two places of two words are not compared. */
const band = 3

const tooFar = 1000

const insertion = (letter: number, before: number): number => (isSilent(letter) || letter === before ? softEdit : edit)

/** Words laid end to end, with what a comparison asks of each of their letters: asking anew for every word takes three times as long. */
export interface LaidWords {
  /** where each word begins, and where the last ends */
  readonly starts: Uint32Array
  readonly letters: Uint16Array
  readonly sounds: Uint8Array
  /** what each letter costs where it was left out; a silent h and a doubled letter are easily left out or added */
  readonly insertions: Uint8Array
}

export const laidWords = (words: readonly string[]): LaidWords => {
  const letters = Uint16Array.from(words.join(''), (letter) => letter.charCodeAt(0))
  const starts = new Uint32Array(words.length + 1)
  for (const [place, word] of words.entries()) starts[place + 1] = starts[place]! + word.length
  const insertions = letters.map((letter, at) => insertion(letter, letters[at - 1] ?? 0))
  for (const start of starts.subarray(0, -1)) insertions[start] = insertion(letters[start]!, 0)
  return { starts, letters, sounds: Uint8Array.from(letters, soundOf), insertions: Uint8Array.from(insertions) }
}

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
  const typed = laidWords([typedWord])
  const typedLength = typedWord.length
  const width = typedLength + band + 2
  const rows = [new Int16Array(width), new Int16Array(width), new Int16Array(width)] as const

  return ({ starts, letters, sounds, insertions }: LaidWords, place: number): SpellingDistance | undefined => {
    const start = starts[place]!
    const wordLength = starts[place + 1]! - start
    const length = Math.min(wordLength, width - 1)
    let [beforeLast, last, row]: readonly [Int16Array, Int16Array, Int16Array] = rows
    last.fill(tooFar)
    last[0] = 0
    for (let j = 1; j <= Math.min(length, band); j++) last[j] = last[j - 1]! + insertions[start + j - 1]!
    for (let i = 1; i <= typedLength; i++) {
      const a = typed.letters[i - 1]!
      const soundA = typed.sounds[i - 1]!
      const beforeA = i > 1 ? typed.letters[i - 2]! : 0
      const more = typed.insertions[i - 1]!
      const from = Math.max(1, i - band)
      const to = Math.min(length, i + band)
      // only what the next two rows read beside this one's band is put back
      row[from - 1] = i <= band ? last[0]! + more : tooFar
      if (to + 1 < width) row[to + 1] = tooFar
      let least = i <= band ? row[0]! : tooFar
      for (let j = from; j <= to; j++) {
        const at = start + j - 1
        const b = letters[at]!
        const changed = a === b ? 0 : soundA === sounds[at] ? softEdit : edit
        let cost = last[j - 1]! + changed
        if (last[j]! + more < cost) cost = last[j]! + more
        if (row[j - 1]! + insertions[at]! < cost) cost = row[j - 1]! + insertions[at]!
        if (i > 1 && j > 1 && a === letters[at - 1] && beforeA === b && beforeLast[j - 2]! + edit < cost)
          cost = beforeLast[j - 2]! + edit
        row[j] = cost
        if (cost < least) least = cost
      }
      if (least > limit) return undefined
      ;[beforeLast, last, row] = [last, row, beforeLast]
    }
    let begun = tooFar
    for (let j = Math.max(1, typedLength - band); j <= Math.min(length, typedLength + band); j++)
      if (last[j]! < begun) begun = last[j]!
    return { whole: Math.abs(wordLength - typedLength) <= band ? last[wordLength]! : tooFar, begun }
  }
}
