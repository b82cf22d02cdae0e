import { Clock, Effect } from 'effect'
import { type Money, subtractMoney, sumMoney } from '#domain/money/money.ts'
import type { PartsToCancel } from '#contract/bookings.ts'
import type { OrderPart } from '../../products/products.ts'
import { OrderStore } from '../order-ports.ts'
import { invalid, notCancellable, priceChanged } from '../order-problem.ts'
import { type OrderState, withPart, withTask, withoutTask } from '../order-state.ts'
import { refundDue } from './called-off.ts'
import { cancelDue, cancellingOf } from './cancelling.ts'
import { keptOf } from './kept-of.ts'
import { choicesOf, quotePart, sumOf } from './quote-parts.ts'

/** The quotes of what is asked for, where all of it can be cancelled, for no more than was agreed. */
const agreedQuotes = Effect.fnUntraced(function* (
  state: OrderState,
  asked: readonly OrderPart[],
  agreed: Money,
  now: number,
) {
  const choices = choicesOf(state, now).filter((parts) => parts.some((part) => asked.includes(part)))
  const parts = choices.flat()
  if (parts.some((part) => !asked.includes(part)))
    return yield* invalid('payload.partIds', 'must name all that is cancelled at once')
  const quotes = yield* Effect.forEach(choices, (choice) =>
    Effect.forEach(choice, (part) => quotePart(state, part, now)),
  )
  const isRefused = quotes.some((choice) => sumOf(choice).isFinal)
  if (parts.length < asked.length || isRefused) return yield* notCancellable()
  const { kept } = sumOf(quotes.flat())
  const isAgreed = kept.currency === agreed.currency && kept.amount <= agreed.amount
  return isAgreed ? quotes.flat() : yield* priceChanged(agreed, kept)
})

const isAsked = (part: OrderPart): boolean => part.state === 'cancelled' || cancellingOf(part) !== undefined

/** What is left of what was agreed, without what is kept of parts that were cancelled before. */
const leftOf = (agreed: Money, parts: readonly OrderPart[]): Money => {
  const before = parts.filter(isAsked).map((part) => cancellingOf(part)?.kept ?? keptOf(part))
  return subtractMoney(agreed, sumMoney(before, agreed.currency))
}

/**
 * Cancels parts of a booking at no more than was agreed. That it was asked for is written down before a supplier is: one that gives no
 * answer is asked again by the object's own alarm. What was asked for before is left as it is. Where some suppliers say no, the order says
 * of which parts.
 */
export const cancelParts = Effect.fn('cancelParts')(function* (
  state: OrderState,
  { partIds, kept: agreed }: PartsToCancel,
) {
  const store = yield* OrderStore
  const now = yield* Clock.currentTimeMillis
  const named = state.parts.filter(({ partId }) => partIds.includes(partId))
  if (named.length < new Set(partIds).size) return yield* invalid('payload.partIds', 'must be parts of this booking')
  const asked = named.filter((part) => !isAsked(part))
  if (asked.length === 0) return state
  const quotes = yield* agreedQuotes(state, asked, leftOf(agreed, named), now)
  const begun = quotes.reduce(
    (next, { part, kept, isFinal }) => withPart(next, part, { cancelling: { since: now, kept, isFinal } }),
    withTask(state, 'release', now),
  )
  yield* store.save(begun)
  const ended = yield* refundDue(yield* cancelDue(withoutTask(begun, 'release'), now), now)
  yield* store.save(ended)
  const isAnyTaken = ended.parts.some((part) => isAsked(part) && asked.some(({ partId }) => partId === part.partId))
  return isAnyTaken ? ended : yield* notCancellable()
})
