import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

/** One activity that is asked for, on its own page. */
export interface RequestedActivity {
  readonly code: string
  /** what its address says besides days and people, which another choice on it is made with: a reservation of theirs */
  readonly kept: ResultsUrl
}
