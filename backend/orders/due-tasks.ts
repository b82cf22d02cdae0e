import { Clock, Effect } from 'effect'
import { advance } from './advance.ts'
import { watched } from './attempt-steps.ts'
import { holdDue } from './hold-seats.ts'
import { AirlineOrders, BookingIndex, OrderSettings, OrderStore } from './order-ports.ts'
import { type Booked, type OrderState, type Task, withTask, withoutTask } from './order-state.ts'
import { isOpen } from './payment-attempt.ts'
import { publish } from './publish.ts'
import { orderKeyOf } from './seat-hold.ts'

/** When to look into the outbox again after it could not be read. */
const mailAgainMs = 60_000

/** An open attempt is looked at again, and once more later should this one not come to its end. */
const resolve = Effect.fnUntraced(function* (state: OrderState, now: number) {
  if (!isOpen(state.attempt)) return state
  return yield* advance(watched(state, now))
})

const settle = (state: OrderState, now: number) =>
  isOpen(state.attempt) ? advance(withTask(state, 'settle', now)) : Effect.succeed(state)

const withoutPassports = (state: OrderState): OrderState => ({
  ...state,
  passengers: state.passengers && state.passengers.map(({ shown }) => ({ shown, sealedPassport: null })),
})

/** With the tickets, or without: either way the passports are with the airline and need be kept no longer. */
const withTickets = (
  state: OrderState,
  booked: Booked,
  numbers: readonly string[] | null,
  now: number,
): OrderState => ({
  ...withTask(withoutPassports(state), 'publish', now),
  booked: {
    ...booked,
    updatedAt: now,
    ticketing: numbers ? 'issued' : 'failed',
    tickets: (state.passengers ?? []).flatMap(({ shown }, index) => {
      const number = numbers?.[index]
      return number ? [{ passengerId: shown.id, number }] : []
    }),
  },
})

const ticket = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const airline = yield* AirlineOrders
  const { retrySeconds } = yield* OrderSettings
  const { booked, attempt } = state
  if (!booked || !attempt || booked.ticketing !== 'pending') return state
  const answer = yield* airline.ticket(orderKeyOf(state, attempt.transactionId)).pipe(Effect.result)
  if (answer._tag === 'Failure') return withTask(state, 'ticket', now + retrySeconds * 1000)
  return withTickets(state, booked, answer.success, now)
})

const mail = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const index = yield* BookingIndex
  const again = yield* index.sendMail(state).pipe(Effect.catch(() => Effect.succeed(now + mailAgainMs)))
  return again === null ? state : withTask(state, 'mail', again)
})

/**
 * A session that ended without a booking is forgotten with everything personal in it. Of one that was booked the answers
 * to its calls go, travellers and addresses in them: whoever repeats one now is answered with the booking. Where the
 * airline let it go, no ticket will need the passports.
 */
const forget = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const store = yield* OrderStore
  if (isOpen(state.attempt)) return withTask(state, 'forget', now + 3_600_000)
  if (!state.booked && state.hold?.stage === 'placing') return withTask(state, 'forget', now + 3_600_000)
  if (!state.booked) {
    yield* store.forget
    return undefined
  }
  yield* store.forgetAnswers
  return state.booked.status === 'Failed' || state.booked.status === 'Released' ? withoutPassports(state) : state
})

const work = { resolve, settle, hold: holdDue, ticket, publish, mail, forget }
const inOrder: readonly Task[] = ['resolve', 'settle', 'hold', 'ticket', 'publish', 'mail', 'forget']

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
