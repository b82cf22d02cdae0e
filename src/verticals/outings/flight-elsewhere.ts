import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

/** The flight that an address names beside a place that had to be corrected: what is done there does not go with it. */
export const flightElsewhere = (
  { flight }: ResultsUrl,
  corrections: readonly { readonly field: string }[],
): string | undefined => (corrections.some(({ field }) => field === 'destination') ? flight : undefined)
