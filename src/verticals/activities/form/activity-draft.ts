import { mostActivityDays } from '#domain/activity-kinds.ts'
import { mostGuests } from '#domain/stay.ts'
import { isDay, nightsBetween } from '#domain/time/dates.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import {
  type DestinationDraft,
  requestedDestination,
  destinationFault,
  typedDestination,
} from '#/features/search/destinations/destination-draft.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { ActivitySearch } from '../search/activity-search.ts'
import { lastActivityDay } from '../search/parse-activity-search.ts'
import { type PartyDraft, draftOfParty, partyOf, typedParty } from './party-draft.ts'

/** What a traveller has put into the form so far. Days are `YYYY-MM-DD`, or ''. */
export interface ActivityDraft {
  readonly destination: DestinationDraft
  readonly from: string
  readonly to: string
  readonly party: PartyDraft
}

export type DraftField = 'destination' | 'from' | 'to' | 'party'

export interface DraftFault {
  readonly field: DraftField
  readonly code:
    | 'missing'
    | 'unknown_place'
    /** the destinations could not be asked for */
    | 'not_looked_up'
    | 'past'
    | 'too_far'
    | 'before_first'
    | 'too_long'
    | 'too_many'
}

/** The form of a search. The city of one activity is its own: its code alone is known, and enough. */
export const draftOf = (
  { destination: code, from, to, party }: ActivitySearch,
  destination: Destination | undefined,
  locale: Locale,
  isOfActivity: boolean,
): ActivityDraft => ({
  destination: isOfActivity
    ? { text: code, chosen: { code, hotel: undefined } }
    : requestedDestination(code, destination, locale),
  from,
  to,
  party: draftOfParty(party),
})

const dayFault = (field: 'from' | 'to', { from, to }: ActivityDraft, today: string): DraftFault['code'] | undefined => {
  const day = field === 'from' ? from : to
  if (!isDay(day)) return 'missing'
  if (day < today) return 'past'
  if (day > lastActivityDay(today)) return 'too_far'
  if (field === 'from' || !isDay(from)) return undefined
  const nights = nightsBetween(from, day)
  if (nights < 0) return 'before_first'
  return nights >= mostActivityDays ? 'too_long' : undefined
}

/** Everything that keeps the draft from being searched, in the order of the form. */
export const draftFaults = (draft: ActivityDraft, today: string): readonly DraftFault[] => {
  const found: Readonly<Record<DraftField, DraftFault['code'] | undefined>> = {
    destination: destinationFault(draft.destination),
    from: dayFault('from', draft, today),
    to: dayFault('to', draft, today),
    party: draft.party.length < 1 ? 'missing' : draft.party.length > mostGuests ? 'too_many' : undefined,
  }
  return (['destination', 'from', 'to', 'party'] as const).flatMap((field) => {
    const code = found[field]
    return code === undefined ? [] : [{ field, code }]
  })
}

/** The search of a draft without faults; undefined where it has some. */
export const searchOf = (draft: ActivityDraft, today: string): ActivitySearch | undefined => {
  const { destination, from, to, party } = draft
  return destination.chosen && draftFaults(draft, today).length === 0
    ? { destination: destination.chosen.code, from, to, party: partyOf(party) }
    : undefined
}

/** What a traveller did to the form before the page ran, as changes to the draft that the server rendered. */
export const typedChanges = (form: FormData, draft: ActivityDraft): ActivityDraft => {
  const text = (name: string): string | undefined => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  return {
    destination: typedDestination(form, draft.destination),
    from: text('from') ?? draft.from,
    to: text('to') ?? draft.to,
    party: typedParty(form) ?? draft.party,
  }
}
