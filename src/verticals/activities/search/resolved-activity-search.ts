import type { Destination } from '#/features/search/destinations/destination.ts'
import type { ActivitySearch } from './activity-search.ts'
import type { Correction } from './correction.ts'

/** A search as a results page shows it. */
export interface ResolvedActivitySearch {
  readonly search: ActivitySearch
  readonly corrections: readonly Correction[]
  /** undefined where the backend cannot say */
  readonly destination: Destination | undefined
  /** the destination's day, `YYYY-MM-DD` */
  readonly today: string
}
