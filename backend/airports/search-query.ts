import { correctionsOf, isKnown, partsOf } from './corrections.ts'
import { isGeneric, wordsOf } from './search-words.ts'

/** A typed word and the words it may have been meant for, each with its distance in tenths of an edit. */
export interface SearchWord {
  readonly typed: string
  readonly corrections: ReadonlyMap<string, number>
}

const mostWords = 6
const genericBeginnings = /^(?:aero(?:p|pu|pue|puer|puert)?|airpo?r?|interna\w*)$/

/** `to` alone is the beginning of a name, and `del` a code, rather than a word that says nothing. */
const isBeginning = (words: readonly string[]): boolean => words.length === 1 && (words[0]?.length ?? 0) <= 3

const none: ReadonlyMap<string, number> = new Map()

const uncorrected = (typed: string): SearchWord => ({ typed, corrections: none })

/** The words of a search that tell one airport from another, none of them corrected. */
export const searchWordsOf = (term: string): readonly SearchWord[] => {
  const all = [...new Set(wordsOf(term))]
  const words = isBeginning(all) ? all : all.filter((word) => !isGeneric(word))
  const telling = words.filter((word) => !genericBeginnings.test(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords).map(uncorrected)
}

/** With the words that no airport has taken apart, where they are two, or corrected. */
export const withUnknownCorrected = (words: readonly SearchWord[]): readonly SearchWord[] =>
  words.flatMap((word) => {
    if (isKnown(word.typed)) return word
    return partsOf(word.typed)?.map(uncorrected) ?? { ...word, corrections: correctionsOf(word.typed) }
  })

/** With corrections of every word, known ones too: `cordova` is a name somewhere, and Córdoba elsewhere. */
export const withAllCorrected = (words: readonly SearchWord[]): readonly SearchWord[] =>
  words.map((word) => (word.corrections.size > 0 ? word : { ...word, corrections: correctionsOf(word.typed) }))

const alternativesOf = ({ typed, corrections }: SearchWord): string =>
  [`"${typed}"*`, ...[...corrections.keys()].map((word) => `"${word}"`)].join(' OR ')

/** An FTS5 expression for airports that have every word. A single letter is looked for among codes and cities alone. */
export const matchingAll = (words: readonly SearchWord[]): string => {
  const all = words.map((word) => `(${alternativesOf(word)})`).join(' AND ')
  return words.length === 1 && words[0]?.typed.length === 1 ? `{codes cities} : ${all}` : all
}

/** An FTS5 expression for airports that have any of the words. */
export const matchingAny = (words: readonly SearchWord[]): string => words.map(alternativesOf).join(' OR ')
