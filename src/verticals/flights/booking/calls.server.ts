import type { BackendIds } from '#/features/checkout/machine/checkout-state.ts'
import type { NamedInCalls } from '#/features/checkout/session/booking-context.server.ts'
import type { FlightItem } from './flight-item.ts'

export const chosenOffer = ({ offerId, flightOfferId = offerId, total }: FlightItem) => ({
  id: flightOfferId,
  price: { intTotal: total },
})

/** How the calls after the flights' own name them. */
export const flightsInCalls = (
  item: FlightItem,
  { part }: BackendIds,
): Required<Pick<NamedInCalls, 'flightOffer' | 'flightOfferId'>> => ({
  flightOffer: chosenOffer(item),
  flightOfferId: part.flightOfferId ?? '',
})
