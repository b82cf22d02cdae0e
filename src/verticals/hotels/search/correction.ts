import type * as search from '#/features/search/correction.ts'

/** What a hotel search had to have corrected: a destination, a day, guests or the age of a child. */
export type Correction = search.Correction<CorrectedField, CorrectionCode>

export type Normalised<Value> = search.Normalised<Value, Correction>

type CorrectedField = 'destination' | 'checkIn' | 'checkOut' | 'guests' | 'ages'

type CorrectionCode =
  | 'missing'
  | 'unreadable'
  /** a destination that nobody knows */
  | 'unknown_place'
  /** words that could mean several places, or were misspelt */
  | 'understood_as'
  /** a hotel: its city is searched */
  | 'city_of_hotel'
  /** a day that its month does not have */
  | 'impossible'
  | 'past'
  /** moved along with an arrival that was past, so that the stay is as long */
  | 'moved_along'
  | 'too_far'
  | 'before_check_in'
  | 'too_long'
  | 'too_many_rooms'
  | 'too_many_adults'
  | 'too_many'
  | 'stays_as_adult'
