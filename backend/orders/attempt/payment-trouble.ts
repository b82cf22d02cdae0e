import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { OrderSettings } from '../order-ports.ts'
import { type OrderState, withTask } from '../order-state.ts'
import { OperatorTasks, type TaskKind } from '../parts/operator-tasks.ts'
import { oneMoreTry, raisedWhenDue, retryAt } from '../parts/part-trouble.ts'
import { type Step, suspendUntil, withAttempt } from './attempt-steps.ts'
import type { PaymentAttempt } from './payment-attempt.ts'

/**
 * The gateway did not say or do what it was told, or a supplier not say what it was asked: it is told again, the later the longer that
 * lasts, and after a while somebody is. A traveller who waits has it told in between, each time they ask: that is no try that is written down.
 */
export const notDone = Effect.fnUntraced(function* (
  state: OrderState,
  attempt: PaymentAttempt,
  kind: Extract<TaskKind, 'unheard' | 'unended' | 'unchecked' | 'uncaptured' | 'unvoided'>,
  atRisk: Money,
  now: number,
) {
  if (attempt.trouble && (state.tasks.resolve ?? 0) > now)
    return { state: withAttempt(state, attempt, {}), continues: false } satisfies Step
  const { retrySeconds } = yield* OrderSettings
  const tried = oneMoreTry(attempt.trouble, `${state.bookingId}:payment:${attempt.transactionId}`, now)
  const trouble = yield* raisedWhenDue({ kind, state, part: null, atRisk }, tried, now)
  return suspendUntil(withAttempt(state, attempt, { trouble }), retryAt(trouble, kind, retrySeconds, now))
})

/** The attempt once what it waited for was said or done, without its trouble where that could be written down. */
export const heardAtLast = Effect.fnUntraced(function* (attempt: PaymentAttempt) {
  if (!attempt.trouble) return attempt
  const isOver = yield* (yield* OperatorTasks).resolve(attempt.trouble.task).pipe(Effect.isSuccess)
  return isOver ? { ...attempt, trouble: null } : attempt
})

/** The order once nobody has to look into its payment any more; again later where that cannot be written down now. */
export const paymentTroubleOver = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const { attempt } = state
  if (attempt?.stage !== 'closed' || !attempt.trouble) return state
  const { retrySeconds } = yield* OrderSettings
  const { trouble } = yield* heardAtLast(attempt)
  return trouble
    ? withTask(state, 'release', now + retrySeconds * 1000)
    : withAttempt(state, attempt, { trouble: null })
})
