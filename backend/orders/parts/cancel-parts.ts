import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import type { PartsToCancel } from '#contract/bookings.ts'
import type { OrderPart } from '../../products/products.ts'
import { OrderStore } from '../order-ports.ts'
import { invalid, notCancellable, priceChanged } from '../order-problem.ts'
import { type OrderState, withPart, withTask } from '../order-state.ts'
import { refundDue } from './called-off.ts'
import { triedToCancel } from './cancelling.ts'
import { choicesOf, quotePart, sumOf } from './quote-parts.ts'

/** The quotes of what is asked for, where all of it can be cancelled, for no more than was agreed. */
const agreedQuotes = Effect.fnUntraced(function* (
  state: OrderState,
  asked: readonly OrderPart[],
  agreed: Money,
  now: number,
) {
  const choices = choicesOf(state).filter((parts) => parts.some((part) => asked.includes(part)))
  const parts = choices.flat()
  if (parts.some((part) => !asked.includes(part)))
    return yield* invalid('payload.partIds', 'must name all that is cancelled at once')
  const quotes = yield* Effect.forEach(choices, (choice) => Effect.forEach(choice, (part) => quotePart(part, now)))
  const isRefused = quotes.some((choice) => sumOf(choice).isFinal)
  if (parts.length < asked.length || isRefused) return yield* notCancellable()
  const { kept } = sumOf(quotes.flat())
  return kept.amount > agreed.amount ? yield* priceChanged(agreed, kept) : quotes.flat()
})

/** Tries each part that is being cancelled once, and gives back what was paid for those that were. */
const tried = Effect.fnUntraced(function* (state: OrderState, now: number) {
  let next = state
  for (const part of state.parts) if (part.cancelling) next = yield* triedToCancel(next, part, part.cancelling, now)
  return yield* refundDue(next, now)
})

const isAsked = ({ state, cancelling }: OrderPart): boolean => state === 'cancelled' || Boolean(cancelling)

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
  const quotes = yield* agreedQuotes(state, asked, agreed, now)
  const begun = quotes.reduce(
    (next, { part, kept, isFinal }) => withPart(next, part, { cancelling: { since: now, kept, isFinal } }),
    withTask(state, 'release', now),
  )
  yield* store.save(begun)
  const ended = yield* tried(begun, now)
  yield* store.save(ended)
  const isAnyTaken = ended.parts.some((part) => isAsked(part) && asked.some(({ partId }) => partId === part.partId))
  return isAnyTaken ? ended : yield* notCancellable()
})
