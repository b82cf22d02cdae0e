/** One thing that a results URL left out or got wrong, and what is searched for instead. The page says it in words. */
export interface Mend {
  readonly field: MendedField
  readonly code: MendCode
  /** what was written, or '' */
  readonly given: string
  /** what is used: a code, a day, a count, an age or a cabin, as the URL would write it; '' where nothing is */
  readonly used: string
}

export type MendedField =
  | 'from'
  | 'to'
  | 'departure'
  | 'return'
  | 'adults'
  | 'children'
  | 'infants'
  | 'travellers'
  | 'ages'
  | 'cabin'
  | 'fares'

export type MendCode =
  | 'missing'
  | 'unreadable'
  /** a place that the airport search does not know */
  | 'unknown_place'
  /** words that could mean several places, or were misspelt */
  | 'understood_as'
  | 'same_place'
  /** a day that its month does not have */
  | 'impossible'
  | 'past'
  /** moved along with a departure that was past, so that the trip stays as long */
  | 'moved_along'
  | 'too_far'
  | 'before_departure'
  | 'too_many'
  | 'more_than_adults'
  | 'extra'
  | 'flies_as_adult'
  | 'flies_as_infant'

/** A value beside what had to be mended to get it. */
export interface Mended<Value> {
  readonly value: Value
  readonly mends: readonly Mend[]
}

export const asGiven = <Value>(value: Value): Mended<Value> => ({ value, mends: [] })

export const mendedTo = <Value>(
  value: Value,
  mend: { readonly field: MendedField; readonly code: MendCode; readonly given?: string; readonly used?: string },
): Mended<Value> => ({ value, mends: [{ given: '', used: String(value ?? ''), ...mend }] })
