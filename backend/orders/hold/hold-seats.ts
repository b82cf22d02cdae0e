import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { published } from '../attempt/advance.ts'
import { type OrderFailure, OrderRefused } from '../../products/supplier-answers.ts'
import type { OrderPart } from '../../products/products.ts'
import { OrderSettings, OrderStore, Suppliers } from '../order-ports.ts'
import { invalid, sessionClosed, stepsMissing } from '../order-problem.ts'
import { missingBefore } from '../order-requirements.ts'
import { type OrderState, withPart, withTask, withoutTask } from '../order-state.ts'
import { partKey } from '../parts/part-keys.ts'
import { changeable, stopWaiting } from '../attempt/pay.ts'
import { isOpen } from '../attempt/payment-attempt.ts'
import { holdPrice } from '../quote-offer.ts'
import { isHeld, released, withHold } from './held-order.ts'
import { type SeatHold, newHold } from './seat-hold.ts'
import type { TaskKind } from '../parts/operator-tasks.ts'
import { troubleOver, troubled } from '../parts/part-trouble.ts'
import { requestOf, reserveReference, withSupplied } from '../parts/secure-parts.ts'

/** How long a hold may stand between two stages before the object's alarm takes it up. */
const watchMs = 20_000

/** The state after a stage, and why there is no hold where the airline refused it. */
interface HoldStep {
  readonly state: OrderState
  readonly failure: OrderFailure | null
}

const lookAgain = (state: OrderState, at: number): OrderState => withTask(withoutTask(state, 'hold'), 'hold', at)

/** What is held: an order that is paid later has one part. */
const heldPart = Effect.fnUntraced(function* ({ parts: [part] }: OrderState) {
  return part ?? (yield* Effect.die('a hold of nothing'))
})

const askToHold = Effect.fnUntraced(function* (state: OrderState, part: OrderPart) {
  const { hold } = (yield* Suppliers).of(part)
  if (!hold || part.supplier.orderKey === null) return yield* Effect.die('a supplier that does not hold')
  const reference = yield* reserveReference(state)
  return { reference, order: yield* hold(part.supplier.orderKey, yield* requestOf(state, part)) }
})

const unheld = (state: OrderState): OrderState => ({
  ...state,
  hold: null,
  parts: state.parts.map((part) => ({ ...part, state: 'quoted', supplier: { ...part.supplier, orderKey: null } })),
})

/** The airline gave no answer: it is asked again, the later the longer that lasts, and after a while somebody is told. */
const unheard = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  kind: Extract<TaskKind, 'unknown' | 'stuck'>,
  now: number,
) {
  const { state: known, at } = yield* troubled(state, part, kind, now)
  return { state: lookAgain(known, at), failure: null } satisfies HoldStep
})

const place = Effect.fnUntraced(function* (state: OrderState, now: number) {
  const part = yield* heldPart(state)
  const answer = yield* askToHold(state, part).pipe(Effect.result)
  if (answer._tag === 'Success') {
    const { reference, order } = answer.success
    const payBy = order.payBy ?? now
    const heard = yield* troubleOver({ ...state, reference }, part, now)
    const held = withHold(withSupplied(heard, part, order, now), { stage: 'held', payBy })
    return { state: withTask(lookAgain(held, payBy), 'publish', now), failure: null } satisfies HoldStep
  }
  if (!(answer.failure instanceof OrderRefused)) return yield* unheard(state, part, 'unknown', now)
  const refused = unheld(yield* troubleOver(state, part, now))
  return { state: withoutTask(refused, 'hold'), failure: answer.failure.failure } satisfies HoldStep
})

const release = Effect.fnUntraced(function* (state: OrderState, hold: SeatHold, now: number) {
  const part = yield* heldPart(state)
  const orderKey = part.supplier.orderKey ?? ''
  const answer = yield* (yield* Suppliers).of(part).release(orderKey).pipe(Effect.isSuccess)
  if (!answer) return yield* unheard(state, part, 'stuck', now)
  const heard = yield* troubleOver(withoutTask(state, 'hold'), part, now)
  const gone = released(heard, hold.endedBy === 'traveller' ? 'traveller' : 'deadline', now)
  return { state: withTask(gone, 'publish', now), failure: null } satisfies HoldStep
})

/** Carries a hold on from the stage it is in: places it, or gives the seats back. */
const advanceHold = Effect.fn('advanceHold')(function* (state: OrderState) {
  const { hold } = state
  const now = yield* Clock.currentTimeMillis
  if (hold?.stage !== 'placing' && hold?.stage !== 'releasing') return { state, failure: null } satisfies HoldStep
  const step: HoldStep = yield* hold.stage === 'placing' ? place(state, now) : release(state, hold, now)
  yield* (yield* OrderStore).save(step.state)
  return { ...step, state: yield* published(step.state) } satisfies HoldStep
})

const begun = Effect.fnUntraced(function* (state: OrderState, change: (state: OrderState) => OrderState) {
  const next = lookAgain(change(state), (yield* Clock.currentTimeMillis) + watchMs)
  yield* (yield* OrderStore).save(next)
  return next
})

/**
 * Has the airline keep the seats at the total that the traveller agreed to, without any payment. A session holds once: a
 * repeat, whatever was lost before, goes on with the hold that there is.
 */
export const holdSeats = Effect.fn('holdSeats')(function* (state: OrderState, key: string, agreed: Money) {
  if (state.hold) return yield* advanceHold(state)
  const free = yield* changeable(state)
  const missing = missingBefore(free, 'billingInformation')
  const [part, ...others] = free.parts
  if (!part || missing.length > 0) return yield* stepsMissing(missing)
  if (part.quote.terms.hold !== 'only' || others.length > 0)
    return yield* invalid('payload.flightOffer', 'is paid when it is booked, and not held')
  const ready = yield* holdPrice(free, agreed)
  const supplier = { ...part.supplier, orderKey: partKey(key, part, 'hold') }
  const asked = withPart(ready, part, { state: 'securing', supplier })
  return yield* advanceHold(yield* begun(asked, (order) => ({ ...order, hold: newHold(key) })))
})

/**
 * Gives held seats back. A payment that waits for its traveller is taken back first; one that is being decided is left to its
 * end, because the airline, which takes an order's money once or never, decides between the two.
 */
const releaseSeats = Effect.fn('releaseSeats')(function* (state: OrderState, endedBy: 'deadline' | 'traveller') {
  const free = yield* stopWaiting(state)
  if (isOpen(free.attempt) || !isHeld(free)) return free
  const releasing = yield* begun(free, (order) =>
    withHold(
      { ...order, parts: order.parts.map((part) => ({ ...part, state: 'releasing' as const })) },
      { stage: 'releasing', endedBy },
    ),
  )
  return (yield* advanceHold(releasing)).state
})

/** What the hold's own time brings: the next try at a stage whose answer was lost, and the deadline. */
export const holdDue = Effect.fnUntraced(function* (state: OrderState, now: number) {
  if (!isHeld(state)) return (yield* advanceHold(state)).state
  if (now < (state.hold?.payBy ?? 0)) return lookAgain(state, state.hold?.payBy ?? now)
  const { retrySeconds } = yield* OrderSettings
  // whatever stops the release, the hold is looked at again: taking back a payment saves the order on its way
  return yield* releaseSeats(lookAgain(state, now + retrySeconds * 1000), 'deadline')
})

/** The traveller lets the seats go. */
export const letGo = Effect.fn('letGo')(function* (state: OrderState) {
  const next = yield* releaseSeats(state, 'traveller')
  if (isOpen(next.attempt)) return yield* sessionClosed('payment_under_way')
  if (next.hold?.endedBy === 'payment' || !next.hold) return yield* sessionClosed('already_booked')
  return next
})
