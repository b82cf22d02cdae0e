import { Clock, Effect } from 'effect'
import { noSuchBooking } from './forgetting/forget-booking.ts'
import { BookingIndex, OrderStore } from './order-ports.ts'
import { withTask } from './order-state.ts'

/** Has the mail of a booking sent that was given up or waits; answers how many there are. */
export const sendMail = Effect.fn('sendMail')(function* (bookingId: string) {
  const [store, index] = [yield* OrderStore, yield* BookingIndex]
  const state = yield* store.load
  // the object may have begun another order since
  if (state?.bookingId !== bookingId) return yield* noSuchBooking()
  const mails = yield* index.requeueMail(state)
  if (mails > 0) yield* store.save(withTask(state, 'mail', yield* Clock.currentTimeMillis))
  return mails
})
