import { useAddedBags, useAgreedTotal } from '#/features/checkout/checkout.ts'
import { type Money, addMoney } from '#/domain/money.ts'
import type { PricedTrip } from './priced-trip.ts'

interface TripTotal {
  /** the flights at the price that was agreed to */
  readonly flights: Money
  readonly bags: Money
  readonly total: Money
}

/** What the trip costs with the bags that were added: the amount that is charged, from here to the receipt. */
export const useTripTotal = ({ offerId, total: priced }: PricedTrip): TripTotal => {
  const added = useAddedBags(offerId)
  const flights = useAgreedTotal(offerId, priced)
  const bags = added?.total ?? { amount: 0, currency: flights.currency }
  return { flights, bags, total: addMoney(flights, bags) }
}
