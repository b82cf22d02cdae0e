import { type FareTerm, fareTerms } from './flight-search.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import type { Normalised } from './correction.ts'

const isTerm = (text: string, term: FareTerm): boolean => text.toLowerCase() === term.toLowerCase()

/** What a fare must allow, in one order however it was written; a term that nobody knows is left out and told. */
export const parseFares = (written: readonly string[]): Normalised<readonly FareTerm[]> => {
  const asked = written.flatMap((text) => text.split(/[\s,;|+]+/)).filter((text) => text !== '')
  const value = fareTerms.filter((term) => asked.some((text) => isTerm(text, term)))
  const given = asked.filter((text) => !fareTerms.some((term) => isTerm(text, term))).join(', ')
  return given === '' ? asGiven(value) : correctedTo(value, { field: 'fares', code: 'unreadable', given })
}
