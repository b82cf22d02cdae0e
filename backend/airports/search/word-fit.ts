import type { SearchWord } from './search-query.ts'

interface WordFit {
  readonly whole: boolean
  readonly distance: number
}

export const fitOf = ({ typed, corrections }: SearchWord, words: readonly string[]): WordFit | undefined => {
  let best: WordFit | undefined
  for (const word of words) {
    if (word === typed) return { whole: true, distance: 0 }
    if (word.startsWith(typed)) best = { whole: false, distance: 0 }
    const distance = corrections.get(word)
    if (distance !== undefined && (!best || distance < best.distance)) best = { whole: true, distance }
  }
  return best
}

interface Fit {
  readonly whole: boolean
  readonly distance: number
}

/** How all the typed words together fit among some words; undefined where one of them does not. */
export const fitAll = (typed: readonly SearchWord[], words: readonly string[]): Fit | undefined => {
  let distance = 0
  let whole = true
  for (const word of typed) {
    const fit = fitOf(word, words)
    if (!fit) return undefined
    distance += fit.distance
    whole &&= fit.whole
  }
  return { whole, distance }
}

/** Spelling like it sounds costs little; a real slip puts a match behind what was spelled as it is. */
export const slipCost = (distance: number): number => (distance < 10 ? distance * 15 : 190 + distance * 11)
