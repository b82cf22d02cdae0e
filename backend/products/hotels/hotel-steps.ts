import { Effect } from 'effect'
import type {
  CreateGuests,
  CreateHotelBilling,
  CreateHotelPayment,
  HotelCardSuccess,
  HotelPaymentDirection,
  SetHotelOrder,
} from '#contract/products/hotels/hotel-session.ts'
import { invalid } from '../../orders/order-problem.ts'
import { partSteps } from '../../sessions/part-steps.ts'
import type { HotelPart } from './hotel-types.ts'

/** A guest for each room. */
const guestsIn = Effect.fnUntraced(function* (
  { item }: HotelPart,
  { guests, requests = {} }: Pick<CreateGuests, 'guests' | 'requests' | 'customerDetails'>,
) {
  const rooms = item.rooms.map(({ rate }) => rate.roomIndex).join()
  if (guests.map(({ roomIndex }) => roomIndex).join() !== rooms)
    return yield* invalid('payload.guests', 'must be one for each room, in the order of the rooms')
  return { guests, requests }
})

const steps = partSteps({
  kind: 'hotel',
  offerField: 'hotelOffer',
  orderField: 'hotelOfferId',
  extrasOf: guestsIn,
})

/** Each step of a stay as a program over its order; `paymentId` names the payment that a step begins. */
export const hotelSteps = {
  setHotelOrder: (payload: SetHotelOrder) =>
    Effect.map(steps.setOrder(payload), (order) => ({ ...order, hotelOrderCreated: true as const })),
  createGuests: (payload: CreateGuests) => Effect.as(steps.createPeople(payload), { guestsCreated: true as const }),
  createHotelBilling: (payload: CreateHotelBilling) => steps.createBilling(payload),
  createHotelPayment: (payload: CreateHotelPayment, paymentId: string) => steps.createPayment(payload, paymentId),
  hotelPaymentDirection: (payload: HotelPaymentDirection, paymentId: string) =>
    steps.paymentDirection(payload, paymentId),
  hotelCardSuccess: (payload: HotelCardSuccess) => steps.cardSuccess(payload),
}
