/** One thing that a results URL left out or got wrong, and what is searched for instead. The page says it in words. */
export interface Correction {
  readonly field: CorrectedField
  readonly code: CorrectionCode
  /** what was written, or '' */
  readonly given: string
  /** what is used: a code, a day, a count, an age or a cabin, as the URL would write it; '' where nothing is */
  readonly used: string
}

export type CorrectedField =
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

export type CorrectionCode =
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

/** A normalised value beside what had to be corrected to get it. */
export interface Normalised<Value> {
  readonly value: Value
  readonly corrections: readonly Correction[]
}

export const asGiven = <Value>(value: Value): Normalised<Value> => ({ value, corrections: [] })

export const correctedTo = <Value>(
  value: Value,
  correction: {
    readonly field: CorrectedField
    readonly code: CorrectionCode
    readonly given?: string
    readonly used?: string
  },
): Normalised<Value> => ({ value, corrections: [{ given: '', used: String(value ?? ''), ...correction }] })
