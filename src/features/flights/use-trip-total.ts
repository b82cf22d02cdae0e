import { useAddedBags } from '#/features/checkout/checkout.ts'
import { type Money, addMoney } from '#/domain/money.ts'
import type { PricedTrip } from './priced-trip.ts'

/** What the trip costs with the bags that were added: the amount that is charged, from here to the receipt. */
export const useTripTotal = ({ offerId, total }: PricedTrip): { readonly total: Money; readonly bags: Money } => {
  const added = useAddedBags(offerId)
  const bags = added?.total ?? { amount: 0, currency: total.currency }
  return { total: addMoney(total, bags), bags }
}
