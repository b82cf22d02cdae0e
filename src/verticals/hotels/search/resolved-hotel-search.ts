import type { Correction } from './correction.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import type { HotelSearch } from './hotel-search.ts'

/** A search as a results page shows it. */
export interface ResolvedHotelSearch {
  readonly search: HotelSearch
  readonly corrections: readonly Correction[]
  /** undefined where the backend cannot say */
  readonly destination: Destination | undefined
  /** the destination's day, `YYYY-MM-DD` */
  readonly today: string
}
