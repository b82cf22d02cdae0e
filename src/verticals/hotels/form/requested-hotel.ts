import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

/** One hotel that is asked for, on its own page. */
export interface RequestedHotel {
  /** what its address says besides the stay: which hotel it is, and the list it was chosen from */
  readonly kept: ResultsUrl
}
