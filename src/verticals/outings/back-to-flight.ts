import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

/** The flight that activities are looked at for, at the total that it was shown at: one that has moved since is asked about. */
export const backToFlight = ({ flight, flightShown, addBag }: ResultsUrl) => ({
  to: '/booking/summary' as const,
  search: {
    ...(flight !== undefined && { offer: flight }),
    ...(flightShown !== undefined && { shown: flightShown }),
    ...(addBag !== undefined && { addBag }),
  },
})
