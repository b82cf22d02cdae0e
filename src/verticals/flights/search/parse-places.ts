import { codeInText } from '#domain/place/airport.ts'
import { type Mend, type Mended, asGiven, mendedTo } from './mend.ts'

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

type End = 'from' | 'to'

const isWords = (text: string): boolean => /\p{Letter}{2}/u.test(text)

const parsePlace = (field: End, given: string, standIn: string): Mended<string> => {
  const code = codeInText(given)
  if (code !== undefined) return asGiven(code)
  if (isWords(given)) return asGiven(standIn)
  return mendedTo(standIn, { field, code: given === '' ? 'missing' : 'unreadable', given })
}

/** The default of this end, or the other one where that is where the trip's other end already is. */
export const standInFor = (end: End, otherEnd: string | undefined, defaults: SearchDefaults): string => {
  const opposite = end === 'from' ? 'to' : 'from'
  return defaults[end] === otherEnd ? defaults[opposite] : defaults[end]
}

export const parsePlaces = (
  asked: { readonly from: string; readonly to: string },
  defaults: SearchDefaults,
): Mended<ParsedPlaces> => {
  const from = parsePlace('from', asked.from, standInFor('from', codeInText(asked.to), defaults))
  const to = parsePlace('to', asked.to, standInFor('to', from.value, defaults))
  const unresolved = {
    ...(codeInText(asked.from) === undefined && isWords(asked.from) ? { from: asked.from } : {}),
    ...(codeInText(asked.to) === undefined && isWords(asked.to) ? { to: asked.to } : {}),
  }
  const mends: readonly Mend[] = [...from.mends, ...to.mends]
  if (from.value !== to.value) return { value: { from: from.value, to: to.value, unresolved }, mends }
  const other = standInFor('to', from.value, defaults)
  const same = mendedTo(other, { field: 'to', code: 'same_place', given: to.value })
  return { value: { from: from.value, to: other, unresolved }, mends: [...mends, ...same.mends] }
}
