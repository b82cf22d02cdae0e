import { useAgreedTotal } from '#/features/checkout/checkout.ts'
import { useAddedBags } from '../booking/use-added-bags.ts'
import { type Money, addMoney } from '#domain/money/money.ts'
import { type PricedTrip, firstBags } from '../trip/priced-trip.ts'
import { useTripScope } from './trip-scope.tsx'
import { addsBag } from '../trip/trip-url.ts'

interface TripTotal {
  /** the flights at the price that was agreed to */
  readonly flights: Money
  readonly bags: Money
  readonly total: Money
}

/** What the trip costs with the bags that were added: the amount that is charged, from here to the receipt. */
export const useTripTotal = (trip: PricedTrip): TripTotal => {
  const { offerId, total: priced } = trip
  const { url } = useTripScope()
  const withExtras = addsBag(url)
  const added = useAddedBags({ offerId, withExtras })
  const flights = useAgreedTotal(offerId, priced)
  const bags = added?.total ?? (withExtras ? firstBags(trip) : { amount: 0, currency: flights.currency })
  return { flights, bags, total: addMoney(flights, bags) }
}
