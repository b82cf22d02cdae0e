import { Clock, Effect } from 'effect'
import { BookingNotFound } from '../../contract/booking-problem.ts'
import { advance } from './advance.ts'
import { bookingOf } from './booking-view.ts'
import { BookingIndex, OrderStore } from './order-ports.ts'
import { withTask } from './order-state.ts'
import { isOpen } from './payment-attempt.ts'

export const bookingNotFound = () =>
  new BookingNotFound({ requestId: '', code: 'booking_not_found', message: 'No booking has this reference and email.' })

/** The booking that this order became. */
export const ownBooking = Effect.fn('ownBooking')(function* () {
  const state = yield* (yield* OrderStore).load
  const booking = state ? bookingOf(state) : null
  return booking ?? (yield* bookingNotFound())
})

/** Goes on with a payment that was waiting, where there is one. */
export const resumePayment = Effect.fn('resumePayment')(function* () {
  const state = yield* (yield* OrderStore).load
  if (state && isOpen(state.attempt)) yield* advance(state)
})

/** Queues the booking's mail once more; answers where to. */
export const mailAgain = Effect.fn('mailAgain')(function* () {
  const [store, index] = [yield* OrderStore, yield* BookingIndex]
  const state = yield* store.load
  const booking = state && bookingOf(state)
  if (!state || !booking) return yield* bookingNotFound()
  yield* index.queueAgain(state, booking)
  yield* store.save(withTask(state, 'mail', yield* Clock.currentTimeMillis))
  return { sentTo: booking.customerDetails.email }
})
