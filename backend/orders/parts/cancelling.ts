import { Effect } from 'effect'
import type { OrderPart } from '../../products/products.ts'
import { OrderSettings } from '../order-ports.ts'
import { type OrderState, withPart, withTask } from '../order-state.ts'
import { told } from './called-off.ts'
import { giveBack } from './give-back.ts'
import { inTrouble, retryAt, tellOperator, troubleOver } from './part-trouble.ts'

type Cancelling = NonNullable<OrderPart['cancelling']>

const cancelled = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  { since, kept }: Cancelling,
  now: number,
) {
  const over = yield* troubleOver(state, part, now)
  const calledOff = { reason: 'traveller', at: since, kept, refunded: null } as const
  const next = withPart(over, part, { state: 'cancelled', cancelling: null, calledOff })
  return told(state, withTask(next, 'watch', now), now)
})

/**
 * The order after one try to cancel a part for its traveller. A supplier that says no at once has not cancelled it. One that was silent
 * before may have: it is asked again, and somebody is told.
 */
export const triedToCancel = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  cancelling: Cancelling,
  now: number,
) {
  const { retrySeconds } = yield* OrderSettings
  const answer = yield* (cancelling.isFinal ? Effect.void : giveBack(part, cancelling.kept.amount)).pipe(Effect.result)
  if (answer._tag === 'Success') return yield* cancelled(state, part, cancelling, now)
  if (answer.failure._tag === 'NotTakenBack' && !part.trouble) return withPart(state, part, { cancelling: null })
  const trouble = yield* tellOperator(state, part, inTrouble(state, part, now), 'stuck', now)
  return withTask(withPart(state, part, { trouble }), 'release', retryAt(trouble, 'stuck', retrySeconds, now))
})
