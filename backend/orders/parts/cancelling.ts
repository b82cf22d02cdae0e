import { Effect } from 'effect'
import type { OrderPart } from '../../products/products.ts'
import { type OrderState, withPart, withTask } from '../order-state.ts'
import { told } from './called-off.ts'
import { chargedFor } from './charged-for.ts'
import { giveBack } from './give-back.ts'
import { troubleOver, troubled } from './part-trouble.ts'

type Cancelling = NonNullable<OrderPart['cancelling']>

/** What its traveller cancels of a part that stands; undefined once its supplier has said no, or where nobody asked. */
export const cancellingOf = ({ cancelling }: OrderPart): Cancelling | undefined =>
  cancelling && !cancelling.isRefused ? cancelling : undefined

const cancelled = (state: OrderState, part: OrderPart, { since, kept }: Cancelling, now: number): OrderState => {
  const calledOff = { reason: 'traveller', since, at: now, kept, refunded: null } as const
  const next = withPart(state, part, { state: 'cancelled', cancelling: null, calledOff })
  return told(state, withTask(next, 'watch', now), now)
}

/** It stands as before. Whoever asks just now is told so at once, and by mail whoever heard before that it was asked for. */
const refused = (state: OrderState, part: OrderPart, cancelling: Cancelling, now: number): OrderState =>
  cancelling.since === now
    ? withPart(state, part, { cancelling: null })
    : withTask(withPart(state, part, { cancelling: { ...cancelling, isRefused: true } }), 'publish', now)

/**
 * The order after one try to cancel a part for its traveller. A supplier that says no has not cancelled it, but one that was silent before
 * may have, for all that it refuses when it is asked again: that is asked on, and somebody is told.
 */
const triedToCancel = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  cancelling: Cancelling,
  now: number,
) {
  const { amount } = cancelling.kept
  const allowed = amount < chargedFor(state, part).amount ? amount : Infinity
  const answer = yield* giveBack(part, allowed).pipe(Effect.result)
  if (answer._tag === 'Success') return cancelled(yield* troubleOver(state, part, now), part, cancelling, now)
  const wasSilent = Boolean(part.trouble)
  const { _tag } = answer.failure
  if (_tag === 'CancelRefused' || (_tag === 'NotTakenBack' && !wasSilent))
    return refused(yield* troubleOver(state, part, now), part, cancelling, now)
  const { state: known, at } = yield* troubled(state, part, 'stuck', now)
  const silent = withTask(known, 'release', at)
  // a list says that it was asked for
  return wasSilent ? silent : withTask(silent, 'publish', now)
})

/** What nobody takes back is given up with what it was sold with, once that is taken back, and not without it. */
const withFinals = (state: OrderState, now: number): OrderState => {
  const asked = state.parts.map((part) => [part, cancellingOf(part)] as const)
  if (asked.some(([, cancelling]) => cancelling && !cancelling.isFinal)) return state
  return asked.reduce((next, [part, cancelling]) => {
    if (!cancelling) return next
    const isWith = state.parts.some(
      ({ calledOff }) => calledOff?.reason === 'traveller' && calledOff.since === cancelling.since,
    )
    return isWith ? cancelled(next, part, cancelling, now) : refused(next, part, cancelling, now)
  }, state)
}

/** The order after one try to cancel each part that its traveller cancels. */
export const cancelDue = Effect.fnUntraced(function* (state: OrderState, now: number) {
  let next = state
  for (const part of state.parts) {
    const cancelling = cancellingOf(part)
    if (cancelling && !cancelling.isFinal) next = yield* triedToCancel(next, part, cancelling, now)
  }
  return withFinals(next, now)
})
