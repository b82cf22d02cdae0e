import { Effect } from 'effect'
import { type Step, lost, onward, withAttempt } from './attempt-steps.ts'
import { flightOrderRequest } from './flight-order.ts'
import {
  type AirlineOrder,
  AirlineOrders,
  AnswerLost,
  BookingIndex,
  DocumentVault,
  OrderRefused,
  OrderSettings,
} from './order-ports.ts'
import { type Booked, type OrderState, type StoredPassenger, withTask, withoutTask } from './order-state.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import { orderKeyOf, withHold } from './seat-hold.ts'

const openPassport = Effect.fnUntraced(function* ({ shown, sealedPassport }: StoredPassenger) {
  const vault = yield* DocumentVault
  return { passenger: shown, passportNumber: sealedPassport === null ? null : yield* vault.open(sealedPassport) }
})

const orderRequestOf = Effect.fnUntraced(function* (state: OrderState) {
  const settings = yield* OrderSettings
  if (!state.quote || !state.customer) return yield* Effect.die('an order without an offer or a customer')
  const travellers = yield* Effect.forEach(state.passengers ?? [], openPassport)
  const { offer, included } = state.quote
  return flightOrderRequest({ offer, included, bags: state.bags, travellers, customer: state.customer }, settings)
})

export const booked = (order: AirlineOrder, now: number): Booked => ({
  status: 'Held',
  airlineReference: order.airlineReference,
  createdAt: now,
  updatedAt: now,
  ticketing: 'pending',
  tickets: [],
})

/** Orders at the airline under `key`, and takes a reference of our own for it. */
export const placeOrder = Effect.fnUntraced(function* (state: OrderState, key: string) {
  const [index, airline] = [yield* BookingIndex, yield* AirlineOrders]
  const reference = yield* index
    .reserve(state)
    .pipe(Effect.catchTag('Unavailable', () => Effect.fail(new AnswerLost({ of: 'reference' }))))
  const order = yield* airline.place(key, yield* orderRequestOf(state))
  return { reference, order }
})

const refused = (state: OrderState, attempt: PaymentAttempt, { failure }: OrderRefused): Step =>
  onward(withAttempt(state, attempt, { stage: 'voiding', certain: true, failure }))

/** Orders at the airline what the card can pay for. */
export const askAirline = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const { retrySeconds } = yield* OrderSettings
  const answer = yield* placeOrder(state, attempt.transactionId).pipe(Effect.result)
  if (answer._tag === 'Failure')
    return answer.failure instanceof OrderRefused
      ? refused(state, attempt, answer.failure)
      : lost(state, attempt, now + retrySeconds * 1000)
  const { order, reference } = answer.success
  const next = { ...state, reference, booked: booked(order, now) }
  if (order.status === 'confirmed') return onward(withAttempt(next, attempt, { stage: 'capturing', certain: true }))
  const holding = withAttempt(next, attempt, { stage: 'holding', certain: true })
  const due = withTask(withoutTask(holding, 'resolve'), 'settle', now + retrySeconds * 1000)
  return { state: withTask(due, 'publish', now), goOn: false }
})

/**
 * The order after the airline would not take its money. Seats that it held while it was paid are lost; those that a traveller
 * may pay for later stay held, unless their time is over.
 */
const unpaid = (state: OrderState, { failure }: OrderRefused, now: number): OrderState => {
  const told = withTask(withoutTask(state, 'settle'), 'publish', now)
  if (!state.hold) return { ...told, booked: state.booked && { ...state.booked, status: 'Failed', updatedAt: now } }
  if (failure !== 'hold_expired') return told
  return withTask(withHold(told, { stage: 'releasing', endedBy: 'deadline' }), 'hold', now)
}

/** Has the airline take the money for seats it only held, once it is time to. */
export const settleHeld = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const { retrySeconds } = yield* OrderSettings
  if (now < (state.tasks.settle ?? 0)) return { state, goOn: false }
  const airline = yield* AirlineOrders
  const answer = yield* airline.settle(orderKeyOf(state, attempt.transactionId)).pipe(Effect.result)
  if (answer._tag === 'Success')
    return onward(withAttempt(withoutTask(state, 'settle'), attempt, { stage: 'capturing', certain: true }))
  if (answer.failure instanceof OrderRefused)
    return refused(unpaid(state, answer.failure, now), attempt, answer.failure)
  const waiting = withTask(withoutTask(state, 'settle'), 'settle', now + retrySeconds * 1000)
  return { state: waiting, goOn: false }
})
