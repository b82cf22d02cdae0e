import { Clock, Effect, Random } from 'effect'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { CallFailure } from './call-failure.ts'
import { failedCall, failedCharge, failedOpening, failedQuestion } from './booking-answers.server.ts'
import type { CallOutcome } from '../machine/booking-outcome.ts'
import { askPayment, cancelPayment, decideParts, holdSeats, sessionPayment } from './booking-payment-calls.server.ts'
import type { BookingOfProduct } from '../product/product.ts'
import { giveUpPaying } from '../machine/booking-pay.ts'
import { type PartsChoice, isPaying } from '../machine/booking-payment.ts'
import { type BookingCall, nextCall, nextDue } from '../machine/booking-due.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { beginCall, settleCall } from '../machine/booking-settle.ts'

/** Where a booking is read and kept. `change` of a booking that has been replaced meanwhile does nothing. */
export interface BookingStore {
  readonly read: () => BookingOfProduct | undefined
  readonly change: (key: string, step: (checkout: CheckoutState) => CheckoutState) => void
  /** makes durable what was changed */
  readonly write: () => void
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
  const { payment = sessionPayment } = booking.product
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
      return settled(payment.register(booking), failedOpening)
    case 'direction':
      return settled(payment.direct(booking), failedOpening)
    case 'hold':
      return settled(holdSeats(booking), failedCall)
    case 'charge':
      return settled(payment.charge(booking, call.transactionId), failedCharge)
    case 'status':
      return settled(askPayment(booking), failedQuestion)
    case 'cancel':
      return settled(cancelPayment(booking), failedQuestion)
  }
}

/**
 * Makes every call that is due, one after the other. A charge is written down before it is made, so that nobody is ever told that nothing
 * was charged; any other call is made again under the same key where what came of it was lost.
 */
export const runDue = Effect.fn('Booking.runDue')(function* (store: BookingStore) {
  for (;;) {
    const now = yield* Clock.currentTimeMillis
    const booking = store.read()
    const call = booking && nextCall(booking.product, booking.checkout, now)
    if (!booking || !call) return
    const { key } = booking.context
    const { product } = booking
    store.change(key, (checkout) => beginCall(product, checkout, call, now))
    if (call.type === 'charge') store.write()
    const outcome = yield* performCall(store.read() ?? booking, call)
    const at = { now: yield* Clock.currentTimeMillis, random: yield* Random.next }
    store.change(key, (checkout) => settleCall(product, checkout, call, outcome, at))
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
    if (!booking || !isPaying(booking.checkout.payment)) return
    const now = yield* Clock.currentTimeMillis
    const due = nextDue(booking.product, booking.checkout, now)
    if (!due || due.at > deadline) return store.change(booking.context.key, giveUpPaying)
    yield* Effect.sleep(due.at - now)
  }
})

/** Tells the backend what is to become of what is left, once. Without an answer it is still to be chosen. */
export const runDecision = Effect.fn('Booking.runDecision')(function* (store: BookingStore, choice: PartsChoice) {
  const booking = store.read()
  if (booking?.checkout.payment.status !== 'deciding') return
  const { product, context } = booking
  const outcome = yield* settled(decideParts(booking, choice), failedQuestion)
  const at = { now: yield* Clock.currentTimeMillis, random: yield* Random.next }
  store.change(context.key, (checkout) => settleCall(product, checkout, { type: 'status' }, outcome, at))
})
