import { Effect } from 'effect'
import type { OrderPart } from '../../products/products.ts'
import { type Step, continueWith, suspend } from '../attempt/attempt-steps.ts'
import { withNextBegun } from './begin-move.ts'
import { OrderSettings } from '../order-ports.ts'
import { type OrderState, withPart, withTask } from '../order-state.ts'
import { cancelDue, cancellingOf } from './cancelling.ts'
import { giveBack } from './give-back.ts'
import { paymentTroubleOver } from '../attempt/payment-trouble.ts'
import { troubleOver, troubled } from './part-trouble.ts'
import type { PaymentAttempt } from '../attempt/payment-attempt.ts'
import { releaseCost } from './saga.ts'

/** The order after one try to give a part back. What does not succeed is tried again by the object's own alarm, and never dropped. */
const triedToGiveBack = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, now: number) {
  const isBack = yield* giveBack(part, releaseCost({ ...part, state: 'confirmed' }, now)).pipe(Effect.isSuccess)
  if (isBack) return withPart(yield* troubleOver(state, part, now), part, { state: 'released' })
  const { state: known, at } = yield* troubled(state, part, 'stuck', now)
  return withTask(withPart(known, part, { state: 'stuck' }), 'release', at)
})

/** Gives back what was secured for an order that cannot be had whole, newest first. */
export const releaseParts = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const { retrySeconds } = yield* OrderSettings
  const part = state.parts.find((own) => own.state === 'releasing')
  if (part) return continueWith(yield* withNextBegun(yield* triedToGiveBack(state, part, now), attempt, now))
  const next = yield* withNextBegun(state, attempt, now)
  const isWaiting = next.attempt?.stage === 'releasing' && next.parts.every((own) => own.state !== 'releasing')
  return (isWaiting ? suspend(next, now + retrySeconds * 1000) : continueWith(next)) satisfies Step
})

const ended: ReadonlySet<OrderPart['state']> = new Set(['quoted', 'held', 'confirmed', 'refused', 'released'])

const hasEnded = ({ state, calledOff }: OrderPart): boolean => ended.has(state) || Boolean(calledOff?.refunded)

/** What the time for another try brings: what is stuck or cancelled is tried to be given back once more, and tasks that are done are closed. */
export const releaseDue = Effect.fnUntraced(function* (state: OrderState, now: number) {
  let next = yield* paymentTroubleOver(state, now)
  for (const part of state.parts) {
    if (part.state === 'stuck') next = yield* triedToGiveBack(next, part, now)
    else if (part.trouble && hasEnded(part) && !cancellingOf(part)) next = yield* troubleOver(next, part, now)
  }
  return yield* cancelDue(next, now)
})
