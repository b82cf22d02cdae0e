import { Clock, Effect } from 'effect'
import { CardGateway, type PaymentView } from '../../payments/card-gateway.ts'
import { type Step, continueWith, isSetAside, suspend, withAttempt, withTransaction } from './attempt-steps.ts'
import { OrderSettings } from '../order-ports.ts'
import { type OrderState, withTask, withoutTask } from '../order-state.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import { stillHolds } from '../quote-offer.ts'
import { isHeld, withHold } from '../hold/held-order.ts'
import { withNextBegun } from '../parts/begin-move.ts'
import { chargeOf } from '../parts/saga.ts'
import { withWatch } from '../parts/called-off.ts'
import { retryAt } from '../parts/part-trouble.ts'
import { heardAtLast, notDone, paymentTroubleOver } from './payment-trouble.ts'

/** How long a traveller may be at the hosted page or their bank before somebody looks into it. */
const longestWaitMs = 24 * 3_600_000

const closed = (state: OrderState, attempt: PaymentAttempt, view: PaymentView, now: number): Step => {
  const result =
    view.status === 'declined' || view.status === 'cancelled' || view.status === 'expired' ? view.status : 'voided'
  const next = withAttempt(state, attempt, {
    stage: 'closed',
    outcomeKnown: true,
    result,
    reason: view.reason,
    challengeUrl: null,
  })
  const ended = withoutTask(withTransaction(next, attempt, 'authorisation', 'failed', now), 'resolve')
  return continueWith(attempt.trouble ? withTask(ended, 'release', now) : ended)
}

/** What is heard of a payment whatever became of it. */
const heardOf = (attempt: PaymentAttempt, { brand, last4, challengeUrl }: PaymentView) => ({
  outcomeKnown: true,
  challengeUrl,
  card: brand !== null && last4 !== null ? { brand, last4 } : attempt.card,
})

/** Where the gateway's word leads. A payment it only knows as `registered` has not been asked for yet. */
const follow = (state: OrderState, attempt: PaymentAttempt, view: PaymentView, now: number): Step => {
  const heard = heardOf(attempt, view)
  switch (view.status) {
    case 'authorised':
    case 'captured': {
      const next = withAttempt(state, attempt, { ...heard, stage: 'securing' })
      return continueWith(withTransaction(next, attempt, 'authorisation', 'success', now))
    }
    case 'registered':
      return continueWith(withAttempt(state, attempt, { ...heard, stage: 'authorising' }))
    default:
      return closed(state, attempt, view, now)
  }
}

/**
 * The money is set aside: the first supplier is asked next, unless the price has run out meanwhile. Where nobody says whether it has, what
 * was heard of the payment stands, and both are asked again: no traveller is sent back to pay.
 */
const atItsPrice = Effect.fnUntraced(function* (step: Step, before: OrderState) {
  const { attempt } = step.state
  if (attempt?.stage !== 'securing') return step
  const now = yield* Clock.currentTimeMillis
  if (isHeld(before)) return continueWith(yield* withNextBegun(step.state, attempt, now))
  const holds = yield* stillHolds(step.state, attempt.amount).pipe(Effect.orElseSucceed(() => 'unheard' as const))
  if (holds === 'unheard')
    return yield* notDone(step.state, { ...attempt, stage: 'waiting' }, 'unchecked', attempt.amount, now)
  const heard = yield* heardAtLast(attempt)
  if (!holds) return continueWith(withAttempt(step.state, heard, { stage: 'voiding', failure: 'offer_expired' }))
  return continueWith(yield* withNextBegun(step.state, heard, now))
})

/** Nobody says what became of the payment. Of one that is known to be set aside it is the price that is asked for. */
const unheard = (state: OrderState, attempt: PaymentAttempt, now: number) =>
  notDone(state, { ...attempt, outcomeKnown: false }, isSetAside(state) ? 'unchecked' : 'unheard', attempt.amount, now)

/** The traveller may pay: the gateway tells when they have, so that it is asked ever more seldom. One that has them pay for ever is somebody's task. */
const awaited = Effect.fnUntraced(function* (
  state: OrderState,
  attempt: PaymentAttempt,
  view: PaymentView,
  now: number,
) {
  const { retrySeconds } = yield* OrderSettings
  const since = attempt.waitingSince ?? now
  const waiting: PaymentAttempt = { ...attempt, ...heardOf(attempt, view), stage: 'waiting', waitingSince: since }
  if (now - since >= longestWaitMs) return yield* notDone(state, waiting, 'unended', attempt.amount, now)
  const heard = yield* heardAtLast(waiting)
  return suspend(withAttempt(state, heard, {}), retryAt({ since, tries: 1 }, 'unended', retrySeconds, now))
})

/** Asks for the money to be set aside, or, once that was asked, what became of it. */
export const askGateway = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const gateway = yield* CardGateway
  const { transactionId, amount } = attempt
  const first = attempt.stage === 'authorising' && attempt.outcomeKnown
  const ask = first ? gateway.authorise(transactionId, amount) : gateway.find(transactionId)
  const view = yield* ask.pipe(Effect.catchTag('AnswerLost', () => Effect.succeed('lost' as const)))
  if (view === 'lost' || (first && view?.status === 'registered')) return yield* unheard(state, attempt, now)
  if (view?.status === 'challenged' || view?.status === 'created') return yield* awaited(state, attempt, view, now)
  const unknown: PaymentView = {
    transactionId,
    status: 'expired',
    reason: null,
    brand: null,
    last4: null,
    challengeUrl: null,
  }
  return yield* atItsPrice(follow(state, attempt, view ?? unknown, now), state)
})

/** Takes the money, and with it the booking stands. */
export const capturePayment = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const gateway = yield* CardGateway
  const { ticketingSeconds } = yield* OrderSettings
  const amount = chargeOf(state.parts, attempt.amount)
  const view = yield* gateway
    .capture(attempt.transactionId, amount)
    .pipe(Effect.catchTag('AnswerLost', () => Effect.succeed(undefined)))
  if (view?.status !== 'captured' || !state.booked)
    return yield* notDone(state, { ...attempt, outcomeKnown: false }, 'uncaptured', amount, now)
  const paid = withAttempt(state, attempt, { stage: 'closed', outcomeKnown: true, result: 'paid' })
  const ended = withoutTask(withHold(paid, { stage: 'ended', endedBy: 'payment' }), 'hold')
  const booked = { ...ended, booked: { ...state.booked, status: 'Confirmed' as const, updatedAt: now } }
  const due = withTask(
    withTask(withoutTask(booked, 'resolve'), 'publish', now),
    'documents',
    now + ticketingSeconds * 1000,
  )
  const watched = yield* paymentTroubleOver(yield* withWatch(due, now), now)
  return continueWith(withTransaction(watched, { ...attempt, amount }, 'charge', 'success', now))
})

/**
 * The order once nothing is set aside for it: what was booked of it has failed, unless it may still be paid for later. Nobody is told so
 * before, because until then its traveller may yet keep the rest.
 */
const ended = (state: OrderState, now: number): OrderState => {
  if (!state.booked) return state
  const status = state.hold ? state.booked.status : 'Failed'
  return withTask({ ...state, booked: { ...state.booked, status, updatedAt: now } }, 'publish', now)
}

/** What was chosen when that was asked was chosen for this attempt: at the next one it is asked again. */
const withoutChoice = (state: OrderState, { decideBy }: PaymentAttempt): OrderState => {
  if (decideBy === undefined) return state
  const { consent: _consent, ...others } = state
  return others
}

/** Gives the money back that was set aside for an order that a supplier did not take. */
export const releasePayment = Effect.fnUntraced(function* (state: OrderState, attempt: PaymentAttempt, now: number) {
  const gateway = yield* CardGateway
  const view = yield* gateway
    .release(attempt.transactionId)
    .pipe(Effect.catchTag('AnswerLost', () => Effect.succeed(undefined)))
  if (view?.status !== 'voided') return yield* notDone(state, attempt, 'unvoided', attempt.amount, now)
  const next = withAttempt(withoutChoice(ended(state, now), attempt), attempt, {
    stage: 'closed',
    outcomeKnown: true,
    result: 'voided',
  })
  const over = yield* paymentTroubleOver(next, now)
  return continueWith(withoutTask(withTransaction(over, attempt, 'void', 'success', now), 'resolve'))
})
