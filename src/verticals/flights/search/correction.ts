import type * as search from '#/features/search/correction.ts'

/** What a flight search had to have corrected: a code, a day, a count, an age, a cabin or fares. */
export type Correction = search.Correction<CorrectedField, CorrectionCode>

export type Normalised<Value> = search.Normalised<Value, Correction>

type CorrectedField =
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

type CorrectionCode =
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
