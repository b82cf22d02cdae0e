import { ownValue } from '#domain/own-value.ts'
import { correctionsOf, isKnown, partsOf } from './corrections.ts'
import { isGeneric, isSoft, wordsOf } from './search-words.ts'

/** A typed word and the words it may have been meant for, each with its distance in tenths of an edit. */
export interface SearchWord {
  readonly typed: string
  readonly corrections: ReadonlyMap<string, number>
  /** whether it stands behind another and is short enough for the code of a state or country */
  readonly isQualifier?: boolean
  /** whether the whole search was written in capitals, as codes are */
  readonly isCapital?: boolean
}

const mostWords = 6
const genericBeginnings = /^(?:aero(?:p|pu|pue|puer|puert)?|airpo?r?|interna\w*)$/

/** `to` alone is the beginning of a name, and `del` a code, rather than a word that says nothing. */
const isBeginning = (words: readonly string[]): boolean => words.length === 1 && (words[0]?.length ?? 0) <= 3

const none: ReadonlyMap<string, number> = new Map()

const uncorrected = (typed: string): SearchWord => ({ typed, corrections: none })

const abbreviated: Readonly<Record<string, string>> = {
  cd: 'ciudad',
  ft: 'fort',
  mt: 'mount',
  nva: 'nueva',
  pto: 'puerto',
  sta: 'santa',
  sto: 'santo',
}

const written = (typed: string, place: number): SearchWord => {
  const full = ownValue(abbreviated, typed)
  return {
    typed,
    corrections: full ? new Map([[full, 1]]) : none,
    isQualifier: place > 0 && typed.length >= 2 && typed.length <= 3,
  }
}

/** `Washington D.C.` → `Washington DC` */
const withoutDots = (term: string): string => term.replaceAll(/(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu, '')

/** The words of a search that tell one airport from another, none of them corrected. */
export const searchWordsOf = (term: string): readonly SearchWord[] => {
  const isCapital = term === term.toUpperCase()
  const all = [...new Set(wordsOf(withoutDots(term)))]
  const words = isBeginning(all) ? all : all.filter((word) => !isGeneric(word))
  const telling = words.filter((word) => !genericBeginnings.test(word))
  return (telling.length > 0 ? telling : words)
    .slice(0, mostWords)
    .map((word, place) => ({ ...written(word, place), isCapital }))
}

/** Without the words that say little beside the others; none where that leaves nothing, or all. */
export const withoutSoft = (words: readonly SearchWord[]): readonly SearchWord[] => {
  const telling = words.filter(({ typed }) => !isSoft(typed))
  return telling.length < words.length ? telling.map(({ typed }, place) => written(typed, place)) : []
}

/** `la guardia` → `laguardia`: the words as one, where some airport's word begins so. */
export const joined = (words: readonly SearchWord[]): readonly SearchWord[] => {
  const typed = words.map((word) => word.typed).join('')
  return words.length > 1 && words.length < 4 && isKnown(typed) ? [uncorrected(typed)] : []
}

/** With the words that no airport has taken apart, where they are two, or corrected. */
export const withUnknownCorrected = (words: readonly SearchWord[]): readonly SearchWord[] =>
  words.flatMap((word) => {
    if (word.isQualifier || word.corrections.size > 0 || isKnown(word.typed)) return word
    return partsOf(word.typed)?.map(uncorrected) ?? { ...word, corrections: correctionsOf(word.typed) }
  })

/** With corrections of every word, known ones too: `cordova` is a name somewhere, and Córdoba elsewhere. */
export const withAllCorrected = (words: readonly SearchWord[]): readonly SearchWord[] =>
  words.map((word) => (word.corrections.size > 0 ? word : { ...word, corrections: correctionsOf(word.typed) }))
