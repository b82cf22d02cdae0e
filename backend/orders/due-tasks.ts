import { Clock, Effect, Fiber, Option } from 'effect'
import { advance } from './attempt/advance.ts'
import { holdDue } from './hold/hold-seats.ts'
import { BookingIndex, OrderStore } from './order-ports.ts'
import { type OrderState, type Task, isStuck, withTask, withoutPassports, withoutTask } from './order-state.ts'
import { isOpen } from './attempt/payment-attempt.ts'
import { publish } from './publish.ts'
import { documentsDue, isWaitedFor } from './parts/documents.ts'
import { releaseDue } from './parts/release-parts.ts'
import { watchDue } from './parts/called-off.ts'

/** How long a turn waits for its mail: what is taken by then needs no row and no alarm of its own. */
const mailWaitMs = 1000

/** When to look into the outbox again where that was not enough, or it could not be read. */
const mailAgainMs = 20_000

const resolve = (state: OrderState) => (isOpen(state.attempt) ? advance(state) : Effect.succeed(state))

const settle = (state: OrderState, now: number) =>
  isOpen(state.attempt) ? advance(withTask(state, 'settle', now)) : Effect.succeed(state)

/** Once a booking has all its documents there is nothing to come back for: what its calls were answered goes now, and needs no alarm. */
const rested = Effect.fnUntraced(function* (state: OrderState) {
  if (state.booked?.status !== 'Confirmed' || isWaitedFor(state) || isStuck(state) || isTroubled(state)) return state
  yield* (yield* OrderStore).forgetIdempotencyRecords
  return withoutPassports(withoutTask(state, 'forget'))
})

const isTroubled = ({ parts, attempt }: OrderState): boolean =>
  Boolean(attempt?.trouble) || parts.some(({ trouble }) => Boolean(trouble))

const documents = (state: OrderState, now: number) => documentsDue(state, now).pipe(Effect.flatMap(rested))

/** Mail goes on its way beside the order's turns, as calls are not to wait for a mail service that does not answer. */
const mail = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const index = yield* BookingIndex
  const sending = yield* Effect.forkDetach(index.sendMail(state))
  const later = Option.some(now + mailAgainMs)
  const again = yield* Fiber.join(sending).pipe(
    Effect.map(Option.fromNullOr),
    Effect.timeoutOrElse({ duration: mailWaitMs, orElse: () => Effect.succeed(later) }),
    Effect.catch(() => Effect.succeed(later)),
  )
  return Option.match(again, { onNone: () => state, onSome: (at) => withTask(state, 'mail', at) })
})

const needsPassports: ReadonlySet<string> = new Set(['Held', 'Confirmed'])

/**
 * A session that ended without a booking is forgotten with everything personal in it. Of one that was booked the answers
 * to its calls go, travellers and addresses in them: whoever repeats one now is answered with the booking. Where nothing
 * of it stands, no ticket will need the passports.
 */
const forget = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const store = yield* OrderStore
  if (isOpen(state.attempt) || isStuck(state) || isTroubled(state)) return withTask(state, 'forget', now + 3_600_000)
  if (state.hold?.stage === 'placing') return withTask(state, 'forget', now + 3_600_000)
  if (!state.booked) {
    yield* store.forget
    return undefined
  }
  yield* store.forgetIdempotencyRecords
  return needsPassports.has(state.booked.status) ? state : withoutPassports(state)
})

const work = { resolve, settle, hold: holdDue, release: releaseDue, documents, watch: watchDue, publish, mail, forget }
const inOrder: readonly Task[] = [
  'resolve',
  'settle',
  'hold',
  'release',
  'documents',
  'watch',
  'publish',
  'mail',
  'forget',
]

/** Does what is due; a task that fails has set its next time itself. Saving sets the alarm for what is left. */
export const doDueTasks = Effect.fn('doDueTasks')(function* () {
  const store = yield* OrderStore
  let state = yield* store.load
  for (const task of inOrder) {
    const now = yield* Clock.currentTimeMillis
    if (!state || (state.tasks[task] ?? Infinity) > now) continue
    state = yield* work[task](withoutTask(state, task), now)
  }
  if (state) yield* store.save(state)
})
