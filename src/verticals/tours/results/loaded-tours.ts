import type { Result } from '#domain/problem.ts'
import type { TourList } from '../offer/tour.ts'
import type { TourCorrection } from '../search/parse-tour-search.ts'
import type { TourSearch } from '../search/tour-search.ts'

export interface LoadedTours {
  readonly search: TourSearch
  readonly corrections: readonly TourCorrection[]
  /** `YYYY-MM-DD` */
  readonly today: string
  /** the search as addresses write it */
  readonly parameters: Readonly<Record<string, string>>
  readonly answer: Result<TourList>
}
