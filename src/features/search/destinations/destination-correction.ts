import type * as search from '../correction.ts'

/** What a search had to have corrected of its destination. */
export type DestinationCorrection = search.Correction<
  'destination',
  | 'missing'
  /** a destination that nobody knows */
  | 'unknown_place'
  /** words that could mean several places, or were misspelt */
  | 'understood_as'
  /** a hotel: its city is searched */
  | 'city_of_hotel'
>
