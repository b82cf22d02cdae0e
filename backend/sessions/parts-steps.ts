import { Effect } from 'effect'
import type { DecideParts, RemovePart, SetPart } from '#contract/session-payloads.ts'
import { isOpen } from '../orders/attempt/payment-attempt.ts'
import { outcomeOf } from '../orders/attempt/payment-outcome.ts'
import { keepOnly } from '../orders/choose-package.ts'
import { choosePart } from '../orders/choose-part.ts'
import { invalid, sessionClosed } from '../orders/order-problem.ts'
import { type OrderState, totalOf } from '../orders/order-state.ts'
import { decideParts } from '../orders/parts/decide-parts.ts'

/** More than one trip has. */
const mostParts = 9

/** Takes a part in, whatever it is of: a further one, or in place of the one of its name. */
export const setPart = Effect.fn('setPart')(function* (state: OrderState, payload: SetPart) {
  const isFurther = state.parts.every(({ partId }) => partId !== payload.partId)
  if (isFurther && state.parts.length >= mostParts)
    return yield* invalid('payload.partId', `is more than the ${mostParts} parts that an order may have`)
  const next = yield* choosePart(state, payload)
  return { id: state.orderId, partId: payload.partId, partCreated: true as const, total: totalOf(next) }
})

/** Takes a part out; one that is not there is out already. */
export const removePart = Effect.fn('removePart')(function* (state: OrderState, { partId, price }: RemovePart) {
  const kept = state.parts.filter((part) => part.partId !== partId)
  const next = yield* keepOnly(state, kept, price?.intTotal)
  return { id: state.orderId, total: totalOf(next) }
})

/** Whether a choice can still be made: before anything is paid, or while that is asked. */
const mayChoose = ({ attempt, booked }: OrderState): boolean =>
  isOpen(attempt) ? attempt.stage === 'deciding' : booked === null || booked.status === 'Failed'

/** Whether the last attempt asked and is over: a choice that arrives now is one of that attempt's, sent once more. */
const wasAsked = ({ attempt }: OrderState): boolean => attempt?.stage === 'closed' && attempt.decideBy !== undefined

/** The traveller chooses what becomes of the other parts where one is refused. What was chosen in time stays chosen. */
export const decide = Effect.fn('decide')(function* (state: OrderState, { choice }: DecideParts) {
  if (mayChoose(state)) return outcomeOf(wasAsked(state) ? state : yield* decideParts(state, choice))
  if (state.consent === choice) return outcomeOf(state)
  return yield* sessionClosed(isOpen(state.attempt) ? 'payment_under_way' : 'already_booked')
})
