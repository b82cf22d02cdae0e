import { Effect } from 'effect'
import type { SupplierOrder } from '../../products/product.ts'
import { type OrderPart, productOf } from '../../products/products.ts'
import { AnswerLost, OrderRefused } from '../../products/supplier-answers.ts'
import { type Step, indeterminate, continueWith, suspend, suspendUntil, withAttempt } from '../attempt/attempt-steps.ts'
import { withNextBegun } from './begin-move.ts'
import { BookingIndex, DocumentEncryption, OrderSettings, Suppliers } from '../order-ports.ts'
import { type OrderState, type StoredPassenger, bookingBegun, withPart, withTask, withoutTask } from '../order-state.ts'
import { isToBeHeld, partKey } from './part-keys.ts'
import { inTrouble, tellOperator, troubleOver, troubled } from './part-trouble.ts'
import type { PaymentAttempt } from '../attempt/payment-attempt.ts'
import { partUnderWay } from './saga.ts'
import { withHold } from '../hold/held-order.ts'

const openPassport = Effect.fnUntraced(function* ({ shown, sealedPassport }: StoredPassenger) {
  const encryption = yield* DocumentEncryption
  return { passenger: shown, passportNumber: sealedPassport === null ? null : yield* encryption.open(sealedPassport) }
})

/** The order of a part as its supplier takes it. */
export const requestOf = Effect.fnUntraced(function* (state: OrderState, part: OrderPart) {
  const { ownerOfficeId, queuingOfficeId } = yield* OrderSettings
  if (!state.customer) return yield* Effect.die('an order without a customer')
  const travellers = yield* Effect.forEach(state.passengers ?? [], openPassport)
  const offices = { ownerOfficeId, queuingOfficeId }
  return productOf(part).request(part, { travellers, customer: state.customer, offices })
})

const stateOf = {
  held: 'held',
  pending: 'confirming',
  requested: 'requested',
  confirmed: 'confirmed',
  released: 'refused',
} as const

/** The supplier's answer written down with its part; the order is a booking once all of its parts are with a supplier. */
export const withSupplied = (state: OrderState, part: OrderPart, order: SupplierOrder, now: number): OrderState => {
  const next = withPart(state, part, {
    state: stateOf[order.status],
    supplier: { ...part.supplier, reference: order.reference },
    documents: part.documents.state === 'none' ? { state: 'pending', issued: [] } : part.documents,
  })
  const isBooked = next.parts.every(({ supplier }) => supplier.reference !== null)
  return { ...next, booked: isBooked ? bookingBegun(state, now) : state.booked }
}

/** Takes a reference of our own for the order, which stays the same however often it is asked for. */
export const reserveReference = Effect.fnUntraced(function* (state: OrderState) {
  const index = yield* BookingIndex
  return yield* index
    .reserve(state)
    .pipe(Effect.catchTag('Unavailable', () => Effect.fail(new AnswerLost({ of: 'reference' }))))
})

/** Asks the supplier for the part, under the key that was written down when it was begun. */
const ask = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, attempt: PaymentAttempt) {
  const supplier = (yield* Suppliers).of(part)
  const key = partKey(attempt.transactionId, part, 'confirm')
  const orderKey = part.supplier.orderKey ?? key
  if (part.state === 'confirming') return { order: yield* supplier.confirm(key, orderKey, null), reference: null }
  const reference = yield* reserveReference(state)
  const request = yield* requestOf(state, part)
  const isHold = supplier.hold !== undefined && isToBeHeld(orderKey)
  const order = yield* isHold ? supplier.hold(orderKey, request) : supplier.confirm(key, orderKey, request)
  return { order, reference }
})

/**
 * The order after a supplier would not take its money. What it held while it was paid is lost; what a traveller may pay for later
 * stays held, unless its time is over.
 */
const unpaid = (state: OrderState, part: OrderPart, { failure }: OrderRefused, now: number): OrderState => {
  // what was held until all parts are is still held, and is given back as the others are
  const isHeldYet = part.state === 'confirming' && isToBeHeld(part.supplier.orderKey ?? '')
  const after = { state: isHeldYet ? 'releasing' : 'refused', refusal: failure } as const
  const unsettled = withoutTask(state, 'settle')
  if (!state.hold) return withPart(unsettled, part, after)
  if (failure !== 'hold_expired') return withPart(unsettled, part, { state: 'held' })
  const gone = withPart(unsettled, part, { state: 'releasing' })
  const releasing = withHold(gone, { stage: 'releasing', endedBy: 'deadline' })
  return withTask(releasing, 'hold', now)
}

const refused = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  attempt: PaymentAttempt,
  why: OrderRefused,
  now: number,
) {
  const after = yield* troubleOver(unpaid(state, part, why, now), part, now)
  const failed = { ...attempt, failure: why.failure }
  // held seats that are not paid for stay the traveller's, and with them nothing is to be given back but the money
  if (state.hold) return continueWith(withAttempt(after, failed, { stage: 'voiding', outcomeKnown: true }))
  return continueWith(yield* withNextBegun(after, failed, now))
})

/** An answer was lost: the supplier is asked by our key until it says, and after a while somebody is told. */
const unheard = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, attempt: PaymentAttempt, now: number) {
  const { state: known, at } = yield* troubled(state, part, 'unknown', now)
  if (part.state === 'confirming')
    return { state: withTask(withoutTask(known, 'settle'), 'settle', at), continues: false }
  return indeterminate(withPart(known, part, { state: 'unknown' }), attempt, at)
})

/**
 * A supplier that is at it still is asked again, the later the longer it takes; after a while somebody is told. What is listed and mailed
 * changes with the first such answer alone.
 */
const unsettled = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  attempt: PaymentAttempt,
  now: number,
) {
  const trouble = inTrouble(state, part, now)
  const told = yield* tellOperator(state, part, trouble, 'unknown', now)
  const { retrySeconds } = yield* OrderSettings
  const wait = Math.min(Math.max((now - trouble.since) / 10, retrySeconds * 1000), 15 * retrySeconds * 1000)
  const pending = withAttempt(withPart(state, part, { trouble: told }), attempt, { outcomeKnown: true })
  const due = withTask(withoutTask(withoutTask(pending, 'resolve'), 'settle'), 'settle', now + wait)
  return { state: part.state === 'confirming' ? due : withTask(due, 'publish', now), continues: false }
})

/** A supplier that confirms by hand is asked until it has; once it has let its time pass, more seldom, and somebody is told. */
const requested = Effect.fnUntraced(function* (
  ordered: OrderState,
  part: OrderPart,
  attempt: PaymentAttempt,
  now: number,
) {
  const { retrySeconds } = yield* OrderSettings
  const told = part.state === 'requested' ? ordered : withTask(ordered, 'publish', now)
  const known = withAttempt(told, attempt, { outcomeKnown: true })
  const isLate = now >= (part.quote.terms.byHandUntil ?? Infinity)
  if (!isLate) return suspend(yield* troubleOver(known, part, now), now + 15 * retrySeconds * 1000)
  const late = yield* troubled(known, part, 'unanswered', now)
  return suspendUntil(late.state, late.at)
})

const supplied = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  attempt: PaymentAttempt,
  order: SupplierOrder,
  now: number,
) {
  const secured = [...(attempt.secured ?? []).filter((id) => id !== part.partId), part.partId]
  const ordered = withSupplied(state, part, order, now)
  if (order.status === 'pending') return yield* unsettled(ordered, part, { ...attempt, secured }, now)
  if (order.status === 'requested') return yield* requested(ordered, part, attempt, now)
  const next = yield* troubleOver(ordered, part, now)
  return continueWith(yield* withNextBegun(withoutTask(next, 'settle'), { ...attempt, secured }, now))
})

/** What became of an order, and our own reference for it: the one that was taken before it was asked for went with the answer. */
const whatBecame = Effect.fnUntraced(function* (state: OrderState, part: OrderPart) {
  const supplier = (yield* Suppliers).of(part)
  const order = yield* supplier.status(part.supplier.orderKey ?? '')
  return { order, reference: state.reference ?? (order ? yield* reserveReference(state) : null) }
})

/** Asks what became of an order whose answer was lost. What its supplier never heard of is asked for again, under the same key. */
const find = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, attempt: PaymentAttempt, now: number) {
  const answer = yield* whatBecame(state, part).pipe(Effect.result)
  if (answer._tag === 'Failure') return yield* unheard(state, part, attempt, now)
  const { order, reference } = answer.success
  if (!order)
    return continueWith(withAttempt(withPart(state, part, { state: 'securing' }), attempt, { outcomeKnown: true }))
  if (order.status === 'released') {
    const failure = part.state === 'requested' ? 'airline_refused' : 'offer_no_longer_available'
    return yield* refused(state, part, attempt, OrderRefused.of(failure), now)
  }
  return yield* supplied({ ...state, reference }, part, attempt, order, now)
})

/** Has the supplier of the part under way keep or confirm it, which the money that was set aside can pay for. */
export const secureParts = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const part = partUnderWay(state.parts)
  if (!part) return continueWith(yield* withNextBegun(state, attempt, now))
  if (part.state === 'unknown' || part.state === 'requested') return yield* find(state, part, attempt, now)
  if (part.state === 'confirming' && now < (state.tasks.settle ?? 0)) return { state, continues: false } satisfies Step
  const answer = yield* ask(state, part, attempt).pipe(Effect.result)
  if (answer._tag === 'Failure')
    return answer.failure instanceof OrderRefused
      ? yield* refused(state, part, attempt, answer.failure, now)
      : yield* unheard(state, part, attempt, now)
  const { order, reference } = answer.success
  return yield* supplied({ ...state, reference: reference ?? state.reference }, part, attempt, order, now)
})
