import type * as search from '#/features/search/correction.ts'
import type { DestinationCorrection } from '#/features/search/destinations/destination-correction.ts'

/** What a search for activities had to have corrected: a destination, a day, who comes along or an age. */
export type Correction = search.Correction<
  'destination' | 'from' | 'to' | 'guests' | 'ages',
  | 'missing'
  | 'unreadable'
  | DestinationCorrection['code']
  /** a day that its month does not have */
  | 'impossible'
  | 'past'
  /** moved along with a first day that was past, so that there are as many */
  | 'moved_along'
  | 'too_far'
  | 'before_first'
  | 'too_long'
  | 'too_many'
>

export type Normalised<Value> = search.Normalised<Value, Correction>
