import { Effect } from 'effect'
import type { SupplierOrder } from '../products/product.ts'
import { type OrderPart, productOf } from '../products/products.ts'
import { AnswerLost, OrderRefused } from '../products/supplier-answers.ts'
import { type Step, lost, onward, withAttempt } from './attempt-steps.ts'
import { BookingIndex, DocumentVault, OrderSettings, Suppliers } from './order-ports.ts'
import { type OrderState, type StoredPassenger, withPart, withTask, withoutTask } from './order-state.ts'
import { partKey } from './part-keys.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import { withHold } from './seat-hold.ts'

const openPassport = Effect.fnUntraced(function* ({ shown, sealedPassport }: StoredPassenger) {
  const vault = yield* DocumentVault
  return { passenger: shown, passportNumber: sealedPassport === null ? null : yield* vault.open(sealedPassport) }
})

/** The order of a part as its supplier takes it. */
export const requestOf = Effect.fnUntraced(function* (state: OrderState, part: OrderPart) {
  const { ownerOfficeId, queuingOfficeId } = yield* OrderSettings
  if (!state.customer) return yield* Effect.die('an order without a customer')
  const travellers = yield* Effect.forEach(state.passengers ?? [], openPassport)
  const offices = { ownerOfficeId, queuingOfficeId }
  return productOf(part).request(part, { travellers, customer: state.customer, offices })
})

/** The supplier's answer written down with its part; the order is a booking once all of its parts are with a supplier. */
export const withSupplied = (state: OrderState, part: OrderPart, order: SupplierOrder, now: number): OrderState => {
  const next = withPart(state, part, {
    state: order.status === 'pending' ? 'confirming' : order.status,
    supplier: { ...part.supplier, reference: order.reference },
    documents: part.documents.state === 'none' ? { state: 'pending', issued: [] } : part.documents,
  })
  const isBooked = next.parts.every(({ supplier }) => supplier.reference !== null)
  return { ...next, booked: isBooked ? (state.booked ?? { status: 'Held', createdAt: now, updatedAt: now }) : null }
}

/** Takes a reference of our own for the order, which stays the same however often it is asked for. */
export const reserveReference = Effect.fnUntraced(function* (state: OrderState) {
  const index = yield* BookingIndex
  return yield* index
    .reserve(state)
    .pipe(Effect.catchTag('Unavailable', () => Effect.fail(new AnswerLost({ of: 'reference' }))))
})

const confirm = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, attempt: PaymentAttempt) {
  const supplier = (yield* Suppliers).of(part)
  const key = partKey(attempt.transactionId, part, 'confirm')
  const orderKey = part.supplier.orderKey ?? key
  if (part.state === 'confirming') return { order: yield* supplier.confirm(key, orderKey, null), reference: null }
  const reference = yield* reserveReference(state)
  return { order: yield* supplier.confirm(key, orderKey, yield* requestOf(state, part)), reference }
})

/**
 * The order after a supplier would not take its money. What it held while it was paid is lost; what a traveller may pay for later
 * stays held, unless its time is over.
 */
const unpaid = (state: OrderState, part: OrderPart, { failure }: OrderRefused, now: number): OrderState => {
  if (!state.booked) return withPart(state, part, { state: 'refused' })
  const told = withTask(withoutTask(state, 'settle'), 'publish', now)
  if (!state.hold)
    return {
      ...withPart(told, part, { state: 'refused' }),
      booked: { ...state.booked, status: 'Failed', updatedAt: now },
    }
  if (failure !== 'hold_expired') return withPart(told, part, { state: 'held' })
  const releasing = withHold(withPart(told, part, { state: 'releasing' }), { stage: 'releasing', endedBy: 'deadline' })
  return withTask(releasing, 'hold', now)
}

const unheard = (state: OrderState, part: OrderPart, attempt: PaymentAttempt, at: number): Step => {
  if (part.state !== 'confirming') return lost(withPart(state, part, { state: 'unknown' }), attempt, at)
  return { state: withTask(withoutTask(state, 'settle'), 'settle', at), goOn: false }
}

const refused = (state: OrderState, part: OrderPart, attempt: PaymentAttempt, why: OrderRefused, now: number): Step =>
  onward(withAttempt(unpaid(state, part, why, now), attempt, { stage: 'voiding', certain: true, failure: why.failure }))

/** The order with the next of its parts begun, under a key that is written down before it is used; with all of them, the money is taken. */
export const withNextBegun = (state: OrderState, attempt: PaymentAttempt): OrderState => {
  const next = state.parts.find((part) => part.state === 'quoted' || part.state === 'held')
  if (!next) return withAttempt(state, attempt, { stage: 'capturing', certain: true })
  const orderKey = next.supplier.orderKey ?? partKey(attempt.transactionId, next, 'confirm')
  return withPart(withAttempt(state, attempt, { stage: 'securing', certain: true }), next, {
    state: next.state === 'held' ? 'confirming' : 'securing',
    supplier: { ...next.supplier, orderKey },
  })
}

/** The part that is being secured, as far as one is. */
const underWay = ({ parts }: OrderState): OrderPart | undefined =>
  parts.find(({ state }) => state === 'securing' || state === 'confirming' || state === 'unknown')

/** Has the supplier of the part under way confirm it, which the money that was set aside can pay for. */
export const secureParts = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const { retrySeconds } = yield* OrderSettings
  const part = underWay(state)
  if (!part) return onward(withNextBegun(state, attempt))
  if (part.state === 'confirming' && now < (state.tasks.settle ?? 0)) return { state, goOn: false }
  const answer = yield* confirm(state, part, attempt).pipe(Effect.result)
  if (answer._tag === 'Failure')
    return answer.failure instanceof OrderRefused
      ? refused(state, part, attempt, answer.failure, now)
      : unheard(state, part, attempt, now + retrySeconds * 1000)
  const { order, reference } = answer.success
  const next = withSupplied({ ...state, reference: reference ?? state.reference }, part, order, now)
  if (order.status !== 'pending') return onward(withNextBegun(withoutTask(next, 'settle'), attempt))
  const pending = withAttempt(next, attempt, { certain: true })
  const due = withTask(withoutTask(pending, 'resolve'), 'settle', now + retrySeconds * 1000)
  return { state: withTask(due, 'publish', now), goOn: false }
})
