import { Effect } from 'effect'
import type {
  CreateGuests,
  CreateHotelBilling,
  CreateHotelPayment,
  HotelCardSuccess,
  HotelPaymentDirection,
  SetHotelOrder,
} from '#contract/products/hotels/hotel-session.ts'
import { changeable } from '../../orders/attempt/pay.ts'
import { OrderStore } from '../../orders/order-ports.ts'
import { invalid, sessionNotFound, stepsMissing } from '../../orders/order-problem.ts'
import { missingBefore } from '../../orders/order-requirements.ts'
import type { OrderState } from '../../orders/order-state.ts'
import { createPayment } from '../../sessions/create-payment.ts'
import { cardSuccess, paymentDirection } from '../../sessions/pay-steps.ts'
import { customerOf } from '../../sessions/travellers-steps.ts'
import { hotelOf } from './hotel-of-order.ts'
import { setHotelOrder, withHotel } from './set-hotel-order.ts'

interface Addressed {
  readonly agentId: string
  readonly hotelOfferId?: string
  readonly hotelOffer: { readonly id: string }
}

/** The order that a call means: its own agent's, under its own id. */
const orderOf = Effect.fnUntraced(function* ({ agentId, hotelOfferId }: Addressed) {
  const state = yield* (yield* OrderStore).load
  if (!state || agentId !== state.started.agentId) return yield* sessionNotFound()
  if ((hotelOfferId ?? state.orderId) !== state.orderId)
    return yield* invalid('payload.hotelOfferId', 'is not what set/hotel-order answered')
  return state
})

/** That order, for the offer the traveller is looking at. */
const forOffer = Effect.fnUntraced(function* (payload: Addressed) {
  const state = yield* orderOf(payload)
  return payload.hotelOffer.id === hotelOf(state)?.quote.offerId ? state : yield* stepsMissing(['flightOrder'])
})

const toChange = (payload: Addressed) => forOffer(payload).pipe(Effect.flatMap(changeable))

/** The order with a guest for each room. Nobody else is asked for: travellers, where nothing flies, are none. */
const withGuests = Effect.fnUntraced(function* (
  state: OrderState,
  payload: CreateGuests,
  before: 'passengers' | 'billingInformation',
) {
  const missing = missingBefore(state, before)
  if (missing.length > 0) return yield* stepsMissing(missing)
  const part = hotelOf(state)
  if (!part) return yield* stepsMissing(['flightOrder'])
  const { guests, requests = {} } = payload
  const rooms = part.item.rooms.map(({ rate }) => rate.roomIndex).join()
  if (guests.map(({ roomIndex }) => roomIndex).join() !== rooms)
    return yield* invalid('payload.guests', 'must be one for each room, in the order of the rooms')
  const next = withHotel(state, { ...part, extras: { guests, requests } })
  return { ...next, customer: customerOf(state, payload.customerDetails), passengers: state.passengers ?? [] }
})

const createGuests = Effect.fn('createGuests')(function* (state: OrderState, payload: CreateGuests) {
  yield* (yield* OrderStore).save(yield* withGuests(state, payload, 'passengers'))
  return { guestsCreated: true as const }
})

const createHotelBilling = Effect.fn('createHotelBilling')(function* (state: OrderState, payload: CreateHotelBilling) {
  const next = yield* withGuests(state, payload, 'billingInformation')
  yield* (yield* OrderStore).save({ ...next, billing: payload.billingInformation })
  return { billingInformationCreated: true as const }
})

/** Each step of a stay as a program over its order; `paymentId` names the payment that a step begins. */
export const hotelSteps = {
  setHotelOrder: (payload: SetHotelOrder) =>
    orderOf(payload).pipe(
      Effect.flatMap(changeable),
      Effect.flatMap((state) => setHotelOrder(state, payload)),
    ),
  createGuests: (payload: CreateGuests) =>
    toChange(payload).pipe(Effect.flatMap((state) => createGuests(state, payload))),
  createHotelBilling: (payload: CreateHotelBilling) =>
    toChange(payload).pipe(Effect.flatMap((state) => createHotelBilling(state, payload))),
  createHotelPayment: (payload: CreateHotelPayment, paymentId: string) =>
    toChange(payload).pipe(Effect.flatMap((state) => createPayment(state, payload, paymentId))),
  hotelPaymentDirection: (payload: HotelPaymentDirection, paymentId: string) =>
    forOffer(payload).pipe(Effect.flatMap((state) => paymentDirection(state, payload, paymentId))),
  hotelCardSuccess: (payload: HotelCardSuccess) =>
    forOffer(payload).pipe(Effect.flatMap((state) => cardSuccess(state, payload))),
}
