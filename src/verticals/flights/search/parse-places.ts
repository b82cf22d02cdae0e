import { codeInText } from '#domain/place/airport.ts'
import type { Endpoint } from './flight-search.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import type { Correction, Normalised } from './correction.ts'

/** What stands in for a place that was not said; the two differ. */
export interface SearchDefaults {
  readonly from: string
  readonly to: string
}

export interface ParsedPlaces {
  readonly from: string
  readonly to: string
  /** words that only the airport search can turn into a code */
  readonly unresolved: UnresolvedPlaces
}

export interface UnresolvedPlaces {
  readonly from?: string
  readonly to?: string
}

const isWords = (text: string): boolean => /\p{Letter}{2}/u.test(text)

/** Three letters that are not written as a code is may be a name as well: `Goa`. */
const mayBeName = (text: string): boolean => text.length === 3 && text !== text.toUpperCase()

const wordsIn = (given: string): string | undefined => {
  const text = given.trim()
  return isWords(text) && (codeInText(text) === undefined || mayBeName(text)) ? text : undefined
}

/** What of a text is to be looked up: words as they are, or the code in it. */
export const requestedPlace = (given: string): string => wordsIn(given) ?? codeInText(given) ?? given

const parsePlace = (field: Endpoint, given: string, standIn: string): Normalised<string> => {
  const code = codeInText(given)
  if (code !== undefined) return asGiven(code)
  if (isWords(given)) return asGiven(standIn)
  return correctedTo(standIn, { field, code: given === '' ? 'missing' : 'unreadable', given })
}

/** The default of this endpoint, or the other one where the other endpoint already is there. */
export const standInFor = (endpoint: Endpoint, otherEndpoint: string | undefined, defaults: SearchDefaults): string => {
  const opposite = endpoint === 'from' ? 'to' : 'from'
  return defaults[endpoint] === otherEndpoint ? defaults[opposite] : defaults[endpoint]
}

export const parsePlaces = (
  asked: { readonly from: string; readonly to: string },
  defaults: SearchDefaults,
): Normalised<ParsedPlaces> => {
  const from = parsePlace('from', asked.from, standInFor('from', codeInText(asked.to), defaults))
  const to = parsePlace('to', asked.to, standInFor('to', from.value, defaults))
  const words = { from: wordsIn(asked.from), to: wordsIn(asked.to) }
  const unresolved = {
    ...(words.from === undefined ? {} : { from: words.from }),
    ...(words.to === undefined ? {} : { to: words.to }),
  }
  const corrections: readonly Correction[] = [...from.corrections, ...to.corrections]
  if (from.value !== to.value) return { value: { from: from.value, to: to.value, unresolved }, corrections }
  const other = standInFor('to', from.value, defaults)
  const same = correctedTo(other, { field: 'to', code: 'same_place', given: to.value })
  return { value: { from: from.value, to: other, unresolved }, corrections: [...corrections, ...same.corrections] }
}
