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

const booked = (order: AirlineOrder, now: number): Booked => ({
  status: 'Held',
  airlineReference: order.airlineReference,
  createdAt: now,
  updatedAt: now,
  ticketing: 'pending',
  tickets: [],
})

const place = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt) {
  const [index, airline] = [yield* BookingIndex, yield* AirlineOrders]
  const reference = yield* index
    .reserve(state)
    .pipe(Effect.catchTag('Unavailable', () => Effect.fail(new AnswerLost({ of: 'reference' }))))
  const order = yield* airline.place(attempt.transactionId, yield* orderRequestOf(state))
  return { reference, order }
})

const refused = (state: OrderState, attempt: PaymentAttempt, { failure }: OrderRefused): Step =>
  onward(withAttempt(state, attempt, { stage: 'voiding', certain: true, failure }))

/** Orders at the airline what the card can pay for. */
export const askAirline = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const { holdSeconds, retrySeconds } = yield* OrderSettings
  const answer = yield* place(state, attempt).pipe(Effect.result)
  if (answer._tag === 'Failure')
    return answer.failure instanceof OrderRefused
      ? refused(state, attempt, answer.failure)
      : lost(state, attempt, now + retrySeconds * 1000)
  const { order, reference } = answer.success
  const next = { ...state, reference, booked: booked(order, now) }
  if (order.status === 'confirmed') return onward(withAttempt(next, attempt, { stage: 'capturing', certain: true }))
  const holding = withAttempt(next, attempt, { stage: 'holding', certain: true })
  const due = withTask(withoutTask(holding, 'resolve'), 'settle', now + holdSeconds * 1000)
  return { state: withTask(due, 'publish', now), goOn: false }
})

const letGo = (state: OrderState, now: number): OrderState => ({
  ...withTask(withoutTask(state, 'settle'), 'publish', now),
  booked: state.booked && { ...state.booked, status: 'Failed', updatedAt: now },
})

/** Has the airline take the money for seats it only held, once it is time to. */
export const settleHeld = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const { retrySeconds } = yield* OrderSettings
  if (now < (state.tasks.settle ?? 0)) return { state, goOn: false }
  const airline = yield* AirlineOrders
  const answer = yield* airline.settle(attempt.transactionId).pipe(Effect.result)
  if (answer._tag === 'Success')
    return onward(withAttempt(withoutTask(state, 'settle'), attempt, { stage: 'capturing', certain: true }))
  if (answer.failure instanceof OrderRefused) return refused(letGo(state, now), attempt, answer.failure)
  const waiting = withTask(withoutTask(state, 'settle'), 'settle', now + retrySeconds * 1000)
  return { state: waiting, goOn: false }
})
