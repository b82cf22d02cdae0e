import type { BackendIds } from '#/features/checkout/machine/checkout-state.ts'
import type { Item } from '#/features/checkout/draft/draft.ts'
import type { NamedInCalls } from '#/features/checkout/session/booking-context.server.ts'

export const chosenOffer = ({ offerId, total }: Item) => ({ id: offerId, price: { intTotal: total } })

/** How the calls after the flights' own name them. */
export const flightsInCalls = (
  item: Item,
  { part }: BackendIds,
): Required<Pick<NamedInCalls, 'flightOffer' | 'flightOfferId'>> => ({
  flightOffer: chosenOffer(item),
  flightOfferId: part.flightOfferId ?? '',
})
