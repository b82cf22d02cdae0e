import { Clock, Effect, Random } from 'effect'
import type { BookingOfProduct } from '../product/product.ts'
import { performCall } from './booking-calls.server.ts'
import { giveUpPaying } from '../machine/booking-pay.ts'
import { isPaying } from '../machine/booking-payment.ts'
import { nextCall, nextDue } from '../machine/booking-due.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { beginCall, settleCall } from '../machine/booking-settle.ts'

/** Where a booking is read and kept. `change` of a booking that has been replaced meanwhile does nothing. */
export interface BookingStore {
  readonly read: () => BookingOfProduct | undefined
  readonly change: (key: string, step: (sequence: CheckoutState) => CheckoutState) => void
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
