import { Effect } from 'effect'
import { withoutAttribution } from './attribution.ts'
import { bookingOf } from './booking-view.ts'
import { BookingIndex, OrderSettings } from './order-ports.ts'
import { type OrderState, withTask, withoutTask } from './order-state.ts'
import { withoutSubscription } from './subscribing.ts'

/** Tells the index how the booking stands now, and its traveller by mail; later again where that fails. */
export const publish = Effect.fn('publish')(function* (state: OrderState, now: number) {
  const index = yield* BookingIndex
  const { retrySeconds } = yield* OrderSettings
  const told = withoutTask(state, 'publish')
  const booking = bookingOf(state)
  // nothing is told of what is no booking yet, and so nothing that is told with it may go
  if (!booking) return told
  const answer = yield* index.publish(state, booking).pipe(Effect.result)
  return answer._tag === 'Success'
    ? withTask(withoutSubscription(withoutAttribution(told)), 'mail', now)
    : withTask(told, 'publish', now + retrySeconds * 1000)
})
