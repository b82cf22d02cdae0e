import { defaultNights, lastBookableDay } from '#domain/time/bookable-days.ts'
import { type PlaceName, codeInText, placeText } from '#domain/place/airport.ts'
import { addDays, isDay, nightsBetween } from '#domain/time/dates.ts'
import { countsFit, isChildAge } from '#domain/traveller/travellers.ts'
import { type Cabin, type FareTerm, type FlightSearch } from '../search/flight-search.ts'
import { agesWereAssumed } from '#/features/search/correction.ts'
import type { Correction } from '../search/correction.ts'

type TripType = '1' | '2'

/** A place field: its words, and the place that they stand for once one was chosen. */
export interface PlaceDraft {
  readonly text: string
  readonly place: PlaceName | undefined
}

/** What a traveller has put into the form so far; nothing is dropped that a change of mind may want back. */
export interface SearchDraft {
  readonly tripType: TripType
  readonly from: PlaceDraft
  readonly to: PlaceDraft
  /** `YYYY-MM-DD`, or '' */
  readonly departure: string
  /** kept while the trip is one-way, and left out of its search */
  readonly return: string
  readonly adults: number
  readonly children: number
  readonly infants: number
  /** one for each child; undefined until it was chosen */
  readonly ages: readonly (number | undefined)[]
  readonly cabin: Cabin
  readonly fares?: readonly FareTerm[]
}

export type DraftField = 'from' | 'to' | 'departure' | 'return' | 'travellers' | `age-${number}`
type DraftFaultCode =
  | 'missing'
  | 'same_place'
  | 'unknown_place'
  /** the places could not be asked for */
  | 'not_looked_up'
  | 'past'
  | 'too_far'
  | 'before_departure'
  | 'too_many'

export interface DraftFault {
  readonly field: DraftField
  readonly code: DraftFaultCode
}

/** A named place, or a bare code where its name is not known. */
export const placeDraft = (place: PlaceDraft['place'], code = ''): PlaceDraft =>
  place ? { text: placeText(place), place } : { text: code, place: undefined }

const proposedReturn = (departure: string, today: string): string => {
  const [day, last] = [addDays(departure, defaultNights), lastBookableDay(today)]
  return day > last ? last : day
}

/** The form of a search. Ages that nobody gave are asked for again; a one-way proposes a return as long as the default. */
export const draftOf = (
  search: FlightSearch,
  places: Readonly<Record<'from' | 'to', PlaceDraft['place']>>,
  today: string,
  corrections: readonly Correction[] = [],
): SearchDraft => ({
  ...search,
  tripType: search.return === undefined ? '1' : '2',
  from: placeDraft(places.from, search.from),
  to: placeDraft(places.to, search.to),
  return: search.return ?? proposedReturn(search.departure, today),
  ages: agesWereAssumed(corrections) ? search.ages.map(() => undefined) : search.ages,
})

export const codeOf = ({ place, text }: PlaceDraft): string | undefined => place?.code ?? codeInText(text)

const placeFaults = ({ from, to }: SearchDraft): readonly DraftFault[] => {
  const faults = (['from', 'to'] as const)
    .filter((field) => codeOf({ from, to }[field]) === undefined)
    .map((field) => ({ field, code: { from, to }[field].text.trim() === '' ? 'missing' : 'unknown_place' }) as const)
  return faults.length === 0 && codeOf(from) === codeOf(to) ? [{ field: 'to', code: 'same_place' }] : faults
}

const dayFaults = (draft: SearchDraft, today: string): readonly DraftFault[] => {
  const faultOf = (field: 'departure' | 'return'): DraftFaultCode | undefined => {
    const day = draft[field]
    if (!isDay(day)) return 'missing'
    if (day < today) return 'past'
    if (day > lastBookableDay(today)) return 'too_far'
    if (field === 'departure' || !isDay(draft.departure)) return undefined
    return nightsBetween(draft.departure, day) < 0 ? 'before_departure' : undefined
  }
  const fields = draft.tripType === '1' ? (['departure'] as const) : (['departure', 'return'] as const)
  return fields.flatMap((field) => {
    const code = faultOf(field)
    return code === undefined ? [] : [{ field, code }]
  })
}

const travellerFaults = (draft: SearchDraft): readonly DraftFault[] => [
  ...(countsFit(draft) ? [] : [{ field: 'travellers', code: 'too_many' } as const]),
  ...draft.ages
    .slice(0, draft.children)
    .flatMap((age, child) =>
      age !== undefined && isChildAge(age) ? [] : [{ field: `age-${child}`, code: 'missing' } as const],
    ),
]

/** Everything that keeps the draft from being searched, in the order of the form. */
export const draftFaults = (draft: SearchDraft, today: string): readonly DraftFault[] => [
  ...placeFaults(draft),
  ...dayFaults(draft, today),
  ...travellerFaults(draft),
]

/** The search of a draft without faults; undefined where it has some. */
export const searchOf = (draft: SearchDraft, today: string): FlightSearch | undefined => {
  const [from, to] = [codeOf(draft.from), codeOf(draft.to)]
  if (draftFaults(draft, today).length > 0 || from === undefined || to === undefined) return undefined
  const { departure, adults, children, infants, cabin, fares = [], tripType } = draft
  const ages = draft.ages.slice(0, children).filter((age) => age !== undefined)
  return {
    from,
    to,
    departure,
    return: tripType === '1' ? undefined : draft.return,
    adults,
    children,
    ages,
    infants,
    cabin,
    ...(fares.length > 0 ? { fares } : {}),
  }
}
