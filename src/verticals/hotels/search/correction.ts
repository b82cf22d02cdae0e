import type * as search from '#/features/search/correction.ts'
import type { DestinationCorrection } from '#/features/search/destinations/destination-correction.ts'

/** What a hotel search had to have corrected: a destination, a day, guests or the age of a child. */
export type Correction = search.Correction<CorrectedField, CorrectionCode>

export type Normalised<Value> = search.Normalised<Value, Correction>

type CorrectedField = 'destination' | 'checkIn' | 'checkOut' | 'guests' | 'ages'

type CorrectionCode =
  | 'missing'
  | 'unreadable'
  | DestinationCorrection['code']
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
