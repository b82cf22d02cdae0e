import { Clock, Effect, Random } from 'effect'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { CallFailure } from './call-failure.ts'
import { failedCall, failedCharge, failedOpening, failedQuestion } from './booking-answers.server.ts'
import type { CallOutcome } from '../machine/booking-outcome.ts'
import {
  askPayment,
  cancelPayment,
  chargeCard,
  directToPage,
  holdSeats,
  registerCard,
} from './booking-payment-calls.server.ts'
import type { BookingOfProduct } from '../product/product.ts'
import { giveUpPaying } from '../machine/booking-pay.ts'
import { isPaying } from '../machine/booking-payment.ts'
import { type BookingCall, nextCall, nextDue } from '../machine/booking-due.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { beginCall, settleCall } from '../machine/booking-settle.ts'

/** Where a booking is read and kept. `change` of a booking that has been replaced meanwhile does nothing. */
export interface BookingStore {
  readonly read: () => BookingOfProduct | undefined
  readonly change: (key: string, step: (sequence: CheckoutState) => CheckoutState) => void
}

const settled = (
  call: Effect.Effect<CallOutcome, CallFailure, BookingClient>,
  failed: (failure: CallFailure) => CallOutcome,
): Effect.Effect<CallOutcome, never, BookingClient> =>
  call.pipe(Effect.catch((failure) => Effect.succeed(failed(failure))))

/** Makes one call to the backend, once, and says what became of it. It never fails: a failure is an outcome too. */
const performCall = (
  booking: BookingOfProduct,
  call: BookingCall,
): Effect.Effect<CallOutcome, never, BookingClient> => {
  switch (call.type) {
    case 'step': {
      const step = booking.product.steps.find(({ name }) => name === call.step)
      if (!step) throw new Error(`${booking.product.kind} has no step ${call.step}`)
      const sent = BookingClient.use((client) => step.send(client, booking, `${step.name}.${call.revision}`))
      return settled(
        Effect.map(sent, (ids) => ({ type: 'done', ids }) satisfies CallOutcome),
        failedCall,
      )
    }
    case 'card':
      return settled(registerCard(booking), failedOpening)
    case 'direction':
      return settled(directToPage(booking), failedOpening)
    case 'hold':
      return settled(holdSeats(booking), failedCall)
    case 'charge':
      return settled(chargeCard(booking, call.transactionId), failedCharge)
    case 'status':
      return settled(askPayment(booking), failedQuestion)
    case 'cancel':
      return settled(cancelPayment(booking), failedQuestion)
  }
}

/** Makes every call that is due, one after the other, each remembered before it is made and when it is answered. */
export const runDue = Effect.fn('Booking.runDue')(function* (store: BookingStore) {
  for (;;) {
    const now = yield* Clock.currentTimeMillis
    const booking = store.read()
    const call = booking && nextCall(booking.product, booking.sequence, now)
    if (!booking || !call) return
    const { key } = booking.context
    const { product } = booking
    store.change(key, (sequence) => beginCall(product, sequence, call, now))
    const outcome = yield* performCall(store.read() ?? booking, call)
    const at = { now: yield* Clock.currentTimeMillis, random: yield* Random.next }
    store.change(key, (sequence) => settleCall(product, sequence, call, outcome, at))
  }
})

/** How long Pay retries to send what is left before it says that nothing was charged. */
const paymentTimeoutMs = 25_000

/** Sends what is left, pays, and waits for the answer; after `paymentTimeoutMs` it gives up, with nothing charged. */
export const runPayment = Effect.fn('Booking.runPayment')(function* (store: BookingStore) {
  const deadline = (yield* Clock.currentTimeMillis) + paymentTimeoutMs
  for (;;) {
    yield* runDue(store)
    const booking = store.read()
    if (!booking || !isPaying(booking.sequence.payment)) return
    const now = yield* Clock.currentTimeMillis
    const due = nextDue(booking.product, booking.sequence, now)
    if (!due || due.at > deadline) return store.change(booking.context.key, giveUpPaying)
    yield* Effect.sleep(due.at - now)
  }
})
