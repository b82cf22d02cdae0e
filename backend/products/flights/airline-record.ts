import { fromDecimal } from '#domain/money/money.ts'
import type { FlightOrderRequest } from './flight-order.ts'

type Data = FlightOrderRequest['data']

const bagsOf = ({ flightOffers: [offer] }: Data) =>
  (offer?.travelerPricings ?? []).flatMap(({ travelerId, fareDetailsBySegment }) =>
    (offer?.itineraries ?? []).flatMap(({ segments }, itinerary) => {
      const details = fareDetailsBySegment.find(({ segmentId }) => segmentId === segments[0]?.id)
      const quantity = details?.additionalServices?.chargeableCheckedBags.quantity ?? 0
      return quantity > 0 ? [{ travelerId, itinerary, quantity }] : []
    }),
  )

/** What an airline writes down of an order, as far as the demo's needs it: who flies, and what was bought for each of them. */
export const airlineRecord = ({ data }: FlightOrderRequest) => ({
  travelers: data.travelers.map((traveler) => ({
    id: traveler.id,
    travelerType: traveler.travelerType,
    associatedAdultId: traveler.associatedAdultId ?? null,
    frequentFlyerNumbers: traveler.loyaltyPrograms.map(({ id }) => id),
    emergencyContact: traveler.emergencyContact?.number ?? null,
  })),
  bags: bagsOf(data),
  specialServiceRequests: data.specialServiceRequests,
})

/** What the airline asks for all of it, in minor units. */
export const airlineTotal = ({ data: { flightOffers } }: FlightOrderRequest) => {
  const price = flightOffers[0]?.price
  const total = price && fromDecimal(price.grandTotal, price.currency)
  return total ?? { amount: 0, currency: 'USD' }
}
