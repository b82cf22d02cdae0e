import type { Transaction } from '#contract/booking.ts'
import { type OrderState, withTask } from '../order-state.ts'
import { type PaymentAttempt, isOpen } from './payment-attempt.ts'

/** How long an attempt may stand still before the object's alarm takes it up. */
const watchMs = 20_000

/** What a stage made of the order, and whether the next stage can follow at once. */
export interface Step {
  readonly state: OrderState
  readonly goOn: boolean
}

export const withAttempt = (
  state: OrderState,
  attempt: PaymentAttempt,
  change: Partial<PaymentAttempt>,
): OrderState => ({
  ...state,
  attempt: { ...attempt, ...change },
})

export const onward = (state: OrderState): Step => ({ state, goOn: true })

/** Stands still until somebody asks again; the object's own alarm will at `at`. */
export const wait = (state: OrderState, at: number): Step => ({ state: withTask(state, 'resolve', at), goOn: false })

/** An open attempt always has a time at which it is taken up again, whatever stops the object. */
export const watched = (state: OrderState, now: number): OrderState => {
  const isWatched = state.tasks.resolve !== undefined || state.tasks.settle !== undefined
  return isOpen(state.attempt) && !isWatched ? withTask(state, 'resolve', now + watchMs) : state
}

/** An answer was lost: from here on the truth is asked for, and nothing is done blindly again. */
export const lost = (state: OrderState, attempt: PaymentAttempt, at: number): Step =>
  wait(withAttempt(state, attempt, { certain: false }), at)

/** The state with one more line in its book; a line of the same type and payment is written once. */
export const withTransaction = (
  state: OrderState,
  attempt: PaymentAttempt,
  type: Transaction['type'],
  status: Transaction['status'],
  now: number,
): OrderState => {
  const { transactionId, amount } = attempt
  if (state.transactions.some((line) => line.transactionId === transactionId && line.type === type)) return state
  const line: Transaction = { type, status, transactionId, ...amount, at: new Date(now).toISOString() }
  return { ...state, transactions: [...state.transactions, line] }
}
