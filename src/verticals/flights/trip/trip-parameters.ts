import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

interface ChosenOffer {
  readonly offerId: string
  /** minor units of the charge */
  readonly total: number
  readonly fare: string
  readonly outbound: string
  readonly inbound: string | undefined
  /** whether a checked bag for each traveller with a seat was part of the price that was shown */
  readonly addsBag?: boolean
}

/** The address of a trip that is chosen on a results page, whose own parameters stay in it. */
export const tripParameters = (results: ResultsUrl, chosen: ChosenOffer): ResultsUrl => ({
  ...results,
  out: chosen.outbound,
  ...(chosen.inbound === undefined ? {} : { back: chosen.inbound }),
  fare: chosen.fare,
  offer: chosen.offerId,
  shown: String(chosen.total),
  ...(chosen.addsBag ? { addBag: '1' } : {}),
})
