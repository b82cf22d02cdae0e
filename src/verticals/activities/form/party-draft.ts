import { mostGuests } from '#domain/stay.ts'
import { textOf, wholeNumber } from '#/features/search/raw-values.ts'
import type { Party } from '../search/activity-search.ts'
import { oldestAge } from '../search/parse-party.ts'

/** The age of each who comes along; undefined for a grown-up whose age is not said. */
export type PartyDraft = readonly (number | undefined)[]

export const draftOfParty = ({ adults, ages }: Party): PartyDraft => [
  ...Array.from({ length: adults }, () => undefined),
  ...ages,
]

export const partyOf = (draft: PartyDraft): Party => {
  const ages = draft.filter((age) => age !== undefined)
  return { adults: draft.length - ages.length, ages }
}

/** With one more, whose age is not said, or one less; undefined where there are as many as can be asked for. */
export const withCount = (draft: PartyDraft, step: 1 | -1): PartyDraft | undefined => {
  const count = draft.length + step
  if (count < 1 || count > mostGuests) return undefined
  return step > 0 ? [...draft, undefined] : draft.slice(0, -1)
}

export const withAge = (draft: PartyDraft, index: number, age: number | undefined): PartyDraft => draft.with(index, age)

/** What was put into the fields of a form before the page ran; undefined where it has none. */
export const typedParty = (form: FormData): PartyDraft | undefined => {
  const adults = wholeNumber(textOf(form.get('guests')))
  if (adults === undefined) return undefined
  const ages = textOf(form.get('ages'))
    .split(/[\s,;]+/)
    .filter((age) => age !== '')
    .map(wholeNumber)
    .map((age) => (age !== undefined && age <= oldestAge ? age : undefined))
  return [...Array.from({ length: adults }, () => undefined), ...ages]
}
