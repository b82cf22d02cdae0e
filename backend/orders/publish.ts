import { Effect } from 'effect'
import { withoutAttribution } from './attribution.ts'
import { BookingIndex, OrderSettings } from './order-ports.ts'
import { type OrderState, withTask, withoutTask } from './order-state.ts'
import { withoutSubscription } from './subscribing.ts'

/** Tells the index how the booking stands now, and its traveller by mail; later again where that fails. */
export const publish = Effect.fn('publish')(function* (state: OrderState, now: number) {
  const index = yield* BookingIndex
  const { retrySeconds } = yield* OrderSettings
  const answer = yield* index.publish(state).pipe(Effect.result)
  const told = withoutTask(state, 'publish')
  return answer._tag === 'Success'
    ? withTask(withoutSubscription(withoutAttribution(told)), 'mail', now)
    : withTask(told, 'publish', now + retrySeconds * 1000)
})
