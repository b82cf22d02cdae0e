import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { CardGateway } from '../../payments/card-gateway.ts'
import { advance } from './advance.ts'
import { watchdogAfter, withWatchdog } from './attempt-steps.ts'
import { OrderSettings, OrderStore } from '../order-ports.ts'
import { invalid, offerGone, sessionClosed, stepsMissing, unavailable } from '../order-problem.ts'
import { missingBefore } from '../order-requirements.ts'
import { type OrderState, isStuck, withTask } from '../order-state.ts'
import { type PaymentAttempt, isOpen, newAttempt } from './payment-attempt.ts'
import { holdPrice } from '../quote-offer.ts'
import { isPackage } from '../parts/one-price.ts'
import { faultWords, packageFault } from '../parts/saga.ts'
import { isHeld } from '../hold/held-order.ts'

/**
 * Takes a payment back that waits for the traveller, so that the order can be changed or paid for in another way. Once
 * money has been set aside it is too late: the attempt is carried on instead, and stays open or ends in a booking.
 */
export const stopWaiting = Effect.fnUntraced(function* (state: OrderState) {
  const { attempt } = state
  if (!isOpen(attempt) || attempt.stage !== 'waiting') return state
  const gateway = yield* CardGateway
  yield* gateway.cancel(attempt.transactionId).pipe(Effect.catchTag('AnswerLost', () => Effect.void))
  return yield* advance(state)
})

/**
 * Takes payments back for good: the gateway lets nobody pay what it has cancelled, even if the call to pay it was sent
 * before and arrives after. It decides the race, too: what was set aside by then is carried on. Where it gives no answer about
 * a payment, nothing may be said of that either.
 */
export const takeBackPayments = Effect.fn('takeBackPayments')(function* (state: OrderState, ids: readonly string[]) {
  const gateway = yield* CardGateway
  const lost = yield* Effect.filter(ids, (id) =>
    gateway.cancel(id).pipe(
      Effect.as(false),
      Effect.catchTag('AnswerLost', () => Effect.succeed(true)),
    ),
  )
  const after = isOpen(state.attempt) ? yield* advance(state) : state
  const isUnheard = lost.some((id) => id !== after.attempt?.transactionId && after.attempt?.result !== 'paid')
  return isUnheard ? yield* unavailable() : after
})

/** The order of whoever goes on once it was forgotten: what they say from now on is forgotten as well, as long after it. */
const forgottenLater = Effect.fnUntraced(function* (state: OrderState) {
  if (state.tasks.forget !== undefined) return state
  const { sessionSeconds } = yield* OrderSettings
  return withTask(state, 'forget', (yield* Clock.currentTimeMillis) + sessionSeconds * 1000)
})

/** The state in which a step may still change the order. */
export const changeable = Effect.fnUntraced(function* (state: OrderState) {
  const free = yield* stopWaiting(state)
  if (free.booked && free.booked.status !== 'Failed') return yield* sessionClosed('already_booked')
  if (isOpen(free.attempt) || free.hold?.stage === 'placing' || isStuck(free))
    return yield* sessionClosed('payment_under_way')
  return yield* forgottenLater(free)
})

/**
 * The order as no supplier has been asked for it: what an attempt before was refused or gave back is forgotten. A booking that failed was
 * mailed and is listed: it stays until another one takes its place.
 */
const unsecured = (state: OrderState): OrderState => ({
  ...state,
  parts: state.parts.map(({ refusal: _refusal, ...part }) => ({
    ...part,
    state: 'quoted',
    supplier: { ...part.supplier, orderKey: null, reference: null },
    documents: { state: 'none', issued: [] },
  })),
})

const withAttemptBegun = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt) {
  const store = yield* OrderStore
  const ids = new Set([...state.transactionIds, attempt.transactionId])
  const begun = { ...(state.hold ? state : unsecured(state)), attempt, transactionIds: [...ids] }
  const watchdogAt = watchdogAfter(yield* Clock.currentTimeMillis)
  yield* store.save(withWatchdog(begun, watchdogAt))
  return { begun, watchdogAt }
})

/** Parts at one price are sold together, and while the operator sells them so. */
const soldTogether = Effect.fnUntraced(function* (state: OrderState) {
  if (!isPackage(state.parts)) return
  const { packages } = yield* OrderSettings
  const isSold = state.parts.every(({ kind }) => kind === 'flight' || packages(kind))
  if (!isSold || state.parts.length < 2) return yield* offerGone('Packages are not sold here.')
})

/** The order as it may be paid for: nothing missing, and at the price the traveller agreed to. */
const readyToPay = Effect.fnUntraced(function* (state: OrderState, agreed: Money, method: 'card' | 'hosted') {
  if (isStuck(state)) return yield* sessionClosed('payment_under_way')
  const missing = missingBefore(state, method === 'card' ? 'order' : 'paymentInformation')
  if (missing.length > 0) return yield* stepsMissing(missing)
  yield* soldTogether(state)
  const { insured } = yield* OrderSettings
  const fault = packageFault(state.parts, { insured, consent: state.consent ?? null })
  if (fault) return yield* invalid('payload.flightOffer', faultWords[fault])
  if (state.parts.some(({ quote }) => quote.terms.hold === 'only'))
    return yield* invalid('payload.flightOffer', 'is held first, and paid for later')
  return yield* holdPrice(state, agreed)
})

/** Held seats as they may be paid for: before the airline's deadline. */
const heldToPay = Effect.fnUntraced(function* (state: OrderState) {
  const free = yield* stopWaiting(state)
  if (isOpen(free.attempt) || free.hold?.stage === 'placing') return yield* sessionClosed('payment_under_way')
  if (free.hold?.endedBy === 'payment') return yield* sessionClosed('already_booked')
  const now = yield* Clock.currentTimeMillis
  if (!isHeld(free) || now >= (free.hold?.payBy ?? 0)) return yield* sessionClosed('hold_expired')
  return free
})

const settled = (state: OrderState, transactionId: string): boolean =>
  state.booked?.status === 'Confirmed' ||
  state.booked?.status === 'Held' ||
  state.booked?.status === 'Released' ||
  state.booked?.status === 'Cancelled' ||
  state.attempt?.transactionId === transactionId

/** Whoever hands the calls on cannot make another amount of the one that the card was sealed for. */
const isFor = (card: OrderState['card'], { amount, currency }: Money): boolean =>
  card?.amount === undefined || (card.amount.amount === amount && card.amount.currency === currency)

/**
 * Pays by a registered card. Whatever is repeated or crossed, a session has at most one attempt under way and one that
 * ends in a charge: a booked or undecided session is carried on and answered for, never paid for a second time.
 */
export const payByCard = Effect.fn('payByCard')(function* (state: OrderState, transactionId: string, agreed: Money) {
  if (settled(state, transactionId)) return yield* advance(state)
  const free = yield* stopWaiting(state)
  if (settled(free, transactionId) || isOpen(free.attempt)) return yield* advance(free)
  if (!isFor(free.card, agreed))
    return yield* invalid('payload.paymentInformation.amount', 'is not what the card is for')
  const ready = yield* readyToPay(free, agreed, 'card')
  const attempt = newAttempt(transactionId, 'card', agreed, 'authorising')
  const { begun, watchdogAt } = yield* withAttemptBegun(ready, attempt)
  return yield* advance(begun, watchdogAt)
})

const payableNow = (state: OrderState, agreed: Money) =>
  changeable(state).pipe(Effect.flatMap((free) => readyToPay(free, agreed, 'hosted')))

/** Opens a hosted payment page for the order and answers its address. The same `transactionId` opens the same page. */
export const payByHostedPage = Effect.fn('payByHostedPage')(function* (
  state: OrderState,
  transactionId: string,
  agreed: Money,
  returnUrl: string,
) {
  const gateway = yield* CardGateway
  const begun = isOpen(state.attempt) && state.attempt.transactionId === transactionId
  // a payment that is over is not begun once more: whoever was told so would be charged all the same
  if (!begun && state.transactionIds.includes(transactionId)) return yield* sessionClosed('payment_under_way')
  if (!begun) {
    const ready = yield* state.hold ? heldToPay(state) : payableNow(state, agreed)
    yield* withAttemptBegun(ready, newAttempt(transactionId, 'hosted', agreed, 'waiting'))
  }
  const { sessionId, started } = state
  return yield* gateway
    .openCart({ transactionId, sessionId, amount: agreed, returnUrl, language: started.language })
    .pipe(Effect.catchTag('AnswerLost', () => Effect.fail(unavailable())))
})
