import { Effect } from 'effect'
import { type Money, subtractMoney } from '#domain/money/money.ts'
import { CardGateway } from '../../payments/card-gateway.ts'
import type { OrderPart } from '../../products/products.ts'
import { OrderSettings, Suppliers } from '../order-ports.ts'
import { type OrderState, withPart, withTask } from '../order-state.ts'
import { chargedFor } from './charged-for.ts'
import { withDocumentsOver } from './documents.ts'
import { keptOf } from './kept-of.ts'
import { partKey } from './part-keys.ts'
import { troubleOver, troubled } from './part-trouble.ts'

/** How soon a supplier is asked again that gave no answer, in units of the first retry. */
const unheardRetries = 30

/** The order with a look at its parts due, where a supplier of one may still call it off. */
export const withWatch = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const suppliers = yield* Suppliers
  const isWatched = state.parts.some((part) => suppliers.of(part).calledOff !== undefined)
  return isWatched ? withTask(state, 'watch', now) : state
})

/** Asks whether a part was called off, and writes it down before anything is given back. */
const asked = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, now: number) {
  const { retrySeconds } = yield* OrderSettings
  const ask = (yield* Suppliers).of(part).calledOff
  const { orderKey } = part.supplier
  if (part.state !== 'confirmed' || orderKey === null || !ask) return state
  const answer = yield* ask(orderKey).pipe(Effect.result)
  if (answer._tag === 'Failure') return withTask(state, 'watch', now + unheardRetries * retrySeconds * 1000)
  if (answer.success === null) return state
  if ('askAgainAt' in answer.success) return withTask(state, 'watch', answer.success.askAgainAt)
  return withPart(state, part, {
    state: 'cancelled',
    cancelling: null,
    calledOff: { ...answer.success, refunded: null },
  })
})

const withRefund = (state: OrderState, id: string, { amount, currency }: Money, now: number): OrderState => {
  if (state.transactions.some(({ transactionId }) => transactionId === id)) return state
  const at = new Date(now).toISOString()
  const line = { type: 'refund', status: 'success', transactionId: id, amount, currency, at } as const
  return { ...state, transactions: [...state.transactions, line] }
}

/** Gives back what was charged for a part that was called off, and is not kept of it: once, however often it is asked for. */
const refunded = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, now: number) {
  const gateway = yield* CardGateway
  const { attempt } = state
  if (!attempt || !part.calledOff || part.calledOff.refunded !== null) return state
  const amount = subtractMoney(chargedFor(state, part), keptOf(part))
  if (amount.amount === 0) return withPart(state, part, { calledOff: { ...part.calledOff, refunded: amount } })
  const key = partKey(attempt.transactionId, part, 'refund')
  const isBack = yield* gateway.refund(attempt.transactionId, key, amount).pipe(Effect.isSuccess)
  if (!isBack) {
    const { state: known, at } = yield* troubled(state, part, 'unrefunded', now)
    return withTask(known, 'watch', at)
  }
  const over = yield* troubleOver(state, part, now)
  return withRefund(withPart(over, part, { calledOff: { ...part.calledOff, refunded: amount } }), key, amount, now)
})

/** A booking of which nothing takes place any more is none; its traveller is told of each change, and not of each try to give back. */
export const told = (before: OrderState, after: OrderState, now: number): OrderState => {
  const isNews = after.parts.some(({ calledOff }, at) => calledOff !== before.parts[at]?.calledOff)
  if (!isNews || !after.booked) return after
  const isOver = after.parts.every(({ state }) => state !== 'confirmed')
  const status = isOver ? 'Cancelled' : after.booked.status
  const news = withTask({ ...after, booked: { ...after.booked, status, updatedAt: now } }, 'publish', now)
  return withDocumentsOver(news, now)
}

/** Gives back what was paid for parts that were called off, as far as it is not kept. */
export const refundDue = Effect.fnUntraced(function* (state: OrderState, now: number) {
  let next = state
  for (const part of state.parts) next = yield* refunded(next, part, now)
  return told(state, next, now)
})

/** Looks whether parts were called off since they were confirmed, and gives back what was paid for them. */
export const watchDue = Effect.fnUntraced(function* (state: OrderState, now: number) {
  let next = state
  for (const part of state.parts) next = yield* asked(next, part, now)
  return yield* refundDue(told(state, next, now), now)
})
