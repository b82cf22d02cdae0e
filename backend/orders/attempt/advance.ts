import { Clock, Effect, Equal } from 'effect'
import type { CardGateway } from '../../payments/card-gateway.ts'
import { askGateway, capturePayment, releasePayment } from './ask-gateway.ts'
import { type Step, continueWith, suspend, watchdogAfter, withWatchdog } from './attempt-steps.ts'
import { withNextBegun } from '../parts/begin-move.ts'
import {
  AfterTurn,
  BookingIndex,
  type DocumentEncryption,
  type OrderSettings,
  OrderStore,
  type Suppliers,
} from '../order-ports.ts'
import { type OrderState, withTask, withoutTask } from '../order-state.ts'
import { publish } from '../publish.ts'
import type { AttemptStage, PaymentAttempt } from './payment-attempt.ts'
import { releaseParts } from '../parts/release-parts.ts'
import { secureParts } from '../parts/secure-parts.ts'
import type { OperatorTasks } from '../parts/operator-tasks.ts'

type Stage = (
  state: OrderState,
  attempt: PaymentAttempt,
  now: number,
) => Effect.Effect<
  Step,
  never,
  BookingIndex | CardGateway | DocumentEncryption | OperatorTasks | OrderSettings | Suppliers
>

/** Goes on as the traveller has chosen; nobody who does not choose in time is charged anything. */
const decided: Stage = Effect.fnUntraced(function* (state, attempt, now) {
  const decideBy = attempt.decideBy ?? now
  if (state.consent === undefined && now < decideBy) return suspend(state, decideBy)
  const chosen: OrderState = { ...state, consent: state.consent ?? 'release' }
  return continueWith(yield* withNextBegun(chosen, attempt, now))
})

const stages: Record<Exclude<AttemptStage, 'closed'>, Stage> = {
  authorising: askGateway,
  waiting: askGateway,
  securing: secureParts,
  deciding: decided,
  releasing: releaseParts,
  capturing: capturePayment,
  voiding: releasePayment,
}

/** How soon mail is looked after that was lost with the object, where nothing else wakes it. */
const mailAgainMs = 20_000

/**
 * What mail the order calls for is sent as soon as its caller is answered, without an alarm of its own: its task is for when the object
 * is stopped before that, and is due with the next thing that is.
 */
const mailedAfterTurn = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const { mail, forget: _forget, publish: _publish, ...others } = state.tasks
  if (mail === undefined) return state
  const [index, afterTurn] = [yield* BookingIndex, yield* AfterTurn]
  yield* afterTurn.add(index.sendMail(state).pipe(Effect.ignore))
  return withTask(withoutTask(state, 'mail'), 'mail', Math.min(...Object.values(others), now + mailAgainMs))
})

/** The state once the index and the traveller have been told of it, where that is due. */
export const published = Effect.fnUntraced(function* (state: OrderState) {
  const now = yield* Clock.currentTimeMillis
  if ((state.tasks.publish ?? Infinity) > now) return state
  const store = yield* OrderStore
  // once the money is taken, whoever stops us finds the same again: what is told needs no row before the one that ends the turn
  if (state.attempt?.result !== 'paid') yield* store.written
  const told = yield* mailedAfterTurn(yield* publish(state, now), now)
  yield* store.save(told)
  return told
})

/**
 * Carries an attempt as far as it will go, remembering each stage before the next one begins: whatever stops this, the
 * next call, the gateway's notice or the object's alarm goes on from there. The watchdog is of what is saved alone: a stage that
 * waits says itself when the alarm is due. `watchdogAt`: what `from` was saved with, as an alarm that stays is no row.
 */
export const advance = Effect.fn('advance')(function* (from: OrderState, watchdogAt?: number) {
  const store = yield* OrderStore
  const at = watchdogAt ?? watchdogAfter(yield* Clock.currentTimeMillis)
  let state = from
  while (state.attempt && state.attempt.stage !== 'closed') {
    const now = yield* Clock.currentTimeMillis
    const step: Step = yield* stages[state.attempt.stage](state, state.attempt, now)
    const before = state
    state = step.continues ? step.state : withWatchdog(step.state, at)
    // whoever only asks once more leaves no row
    const watched = withWatchdog(state, at)
    if (!Equal.equals(before, watched)) yield* store.save(watched)
    if (!step.continues) break
  }
  return yield* published(state)
})
