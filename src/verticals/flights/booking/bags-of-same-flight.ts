import type { Draft } from '#/features/checkout/draft/draft.ts'
import type { Bags, FlightDraft, FlightItem } from './flight-item.ts'

const flightOf = ({ flightOfferId, offerId }: FlightItem): string => flightOfferId ?? offerId

const isOfFlight = (draft: Draft): draft is FlightDraft => 'journeys' in draft.item

/** The bags of a draft of the same flight, sold alone or with something else: they cost the same; undefined where it is of another. */
export const bagsOfSameFlight = (earlier: Draft, item: FlightItem): Bags | undefined => {
  if (!isOfFlight(earlier) || flightOf(earlier.item) !== flightOf(item)) return undefined
  const { onward, return: back } = earlier.extras
  return { onward, return: back }
}
