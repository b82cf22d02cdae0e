import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

/** Whether an address names a flight beside a place that had to be corrected: what is done there does not go with it. */
export const isFlightElsewhere = (
  { flight }: ResultsUrl,
  corrections: readonly { readonly field: string }[],
): boolean => flight !== undefined && corrections.some(({ field }) => field === 'destination')
