import { fallbackAge } from '#domain/activity-kinds.ts'
import { mostGuests } from '#domain/stay.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import { textsOf, wholeNumber } from '#/features/search/raw-values.ts'
import { type Party, partySize } from './activity-search.ts'
import type { Correction, Normalised } from './correction.ts'

export const oldestAge = 120

/** Who is searched for where nobody said (rule search-9). */
export const fallbackParty: Party = { adults: 1, ages: [] }

const partsOf = (value: unknown, between: RegExp): readonly string[] =>
  textsOf(value).flatMap((text) => text.split(between).filter((part) => part !== ''))

/** An age as it was written; who says none that can be read counts as grown up, and is told so. */
const withAge = (party: Party, given: string): Normalised<Party> => {
  const age = wholeNumber(given)
  if (age !== undefined && age <= oldestAge) return asGiven({ ...party, ages: [...party.ages, age] })
  const grown = { ...party, adults: party.adults + 1 }
  const code = given === '' ? 'missing' : 'unreadable'
  return correctedTo(grown, { field: 'ages', code, given, used: String(fallbackAge) })
}

/**
 * Who comes along, as an address says it: `2-8-67`. Rooms, as an address of hotels has them, are one party here, and ages may stand in a
 * parameter of their own, as a form without scripts sends them. Ages are never taken silently.
 */
export const parseParty = (raw: Readonly<Record<string, unknown>>): Normalised<Party> => {
  const groups = partsOf(raw.guests, /[\s,;|]+/)
  const ages = partsOf(raw.ages, /[\s,;]+/)
  if (groups.length === 0 && ages.length === 0) return asGiven(fallbackParty)
  const given = groups.join(',')
  const fallback = (code: 'unreadable' | 'too_many', told: string) =>
    correctedTo(fallbackParty, { field: 'guests', code, given: told, used: '1' })
  const counts = groups.map((group) => wholeNumber(group.split('-')[0]?.trim() ?? ''))
  if (counts.includes(undefined)) return fallback('unreadable', given)
  let party: Party = { adults: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0), ages: [] }
  const corrections: Correction[] = []
  for (const age of [...groups.flatMap((group) => group.split('-').slice(1)), ...ages]) {
    const grown = withAge(party, age.trim())
    party = grown.value
    corrections.push(...grown.corrections)
  }
  if (partySize(party) > mostGuests) return fallback('too_many', String(partySize(party)))
  return partySize(party) === 0 ? fallback('unreadable', given) : { value: party, corrections }
}
