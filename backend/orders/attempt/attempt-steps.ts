import type { Transaction } from '#contract/booking.ts'
import { type OrderState, withTask, withoutTask } from '../order-state.ts'
import { type PaymentAttempt, isOpen } from './payment-attempt.ts'

/** How long an attempt may be suspended before the watchdog alarm takes it up. */
const watchdogMs = 20_000

/** What a stage made of the order, and whether the next stage can follow at once. */
export interface Step {
  readonly state: OrderState
  readonly continues: boolean
}

export const withAttempt = (
  state: OrderState,
  attempt: PaymentAttempt,
  change: Partial<PaymentAttempt>,
): OrderState => ({
  ...state,
  attempt: { ...attempt, ...change },
})

/** The next stage can follow at once. */
export const continueWith = (state: OrderState): Step => ({ state, continues: true })

/** Suspends the attempt until a caller asks again, or the object's alarm at `at`. */
export const suspend = (state: OrderState, at: number): Step => ({
  state: withTask(state, 'resolve', at),
  continues: false,
})

/** The same, but the alarm is not before `at`: what was asked just now needs no earlier look. */
export const suspendUntil = (state: OrderState, at: number): Step => suspend(withoutTask(state, 'resolve'), at)

export const watchdogAfter = (now: number): number => now + watchdogMs

/** An open attempt always has a watchdog alarm that takes it up again, whatever stops the object. */
export const withWatchdog = (state: OrderState, at: number): OrderState => {
  const isWatched = state.tasks.resolve !== undefined || state.tasks.settle !== undefined
  return isOpen(state.attempt) && !isWatched ? withTask(state, 'resolve', at) : state
}

/** An answer was lost, so the outcome is indeterminate: it is asked for, and no call is repeated blindly. */
export const indeterminate = (state: OrderState, attempt: PaymentAttempt, at: number): Step =>
  suspend(withAttempt(state, attempt, { outcomeKnown: false }), at)

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

/** Whether the gateway has said of the payment that is open that its money is set aside. */
export const isSetAside = ({ attempt, transactions }: OrderState): boolean =>
  isOpen(attempt) &&
  transactions.some(
    ({ type, status, transactionId }) =>
      type === 'authorisation' && status === 'success' && transactionId === attempt.transactionId,
  )
