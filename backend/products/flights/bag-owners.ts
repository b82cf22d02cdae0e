import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { TravelersBags } from '#contract/travellers.ts'

/** The travellers who may take bags: everyone but infants on a lap. */
export const bagCarriers = ({ travelerPricings }: FlightOffer): readonly string[] =>
  travelerPricings.filter(({ travelerType }) => travelerType !== 'HELD_INFANT').map(({ travelerId }) => travelerId)

/** Gives bags out one by one, in the travellers' order. */
const dealBags = (carriers: readonly string[], quantity: number): TravelersBags =>
  carriers.flatMap((travelerId, index) => {
    const share = Math.ceil((quantity - index) / carriers.length)
    return share > 0 ? [{ travelerId, quantity: share }] : []
  })

/** Whose the bags of one direction are. */
export const bagOwners = (
  offer: FlightOffer,
  { travelers, quantity }: { readonly travelers?: TravelersBags | undefined; readonly quantity: number },
): TravelersBags => travelers ?? dealBags(bagCarriers(offer), quantity)
