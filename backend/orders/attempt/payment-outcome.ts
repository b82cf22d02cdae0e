import { Effect } from 'effect'
import type { PaymentOutcome } from '#contract/booking.ts'
import { OrderFailed, PaymentActionRequired, UnknownOutcome } from '#contract/booking-problem.ts'
import { bookingOf, isSettling, paymentStateOf } from '../booking-view.ts'
import { type OrderPart, productOf } from '../../products/products.ts'
import { priceOf, soldApart } from '../parts/one-price.ts'
import { chargeOf, releaseCost } from '../parts/saga.ts'
import { offerExpired, offerGone, paymentDeclined, stepsMissing } from '../order-problem.ts'
import type { OrderState } from '../order-state.ts'
import type { OrderFailure } from '../../products/supplier-answers.ts'
import { isSetAside } from './attempt-steps.ts'
import type { PaymentAttempt } from './payment-attempt.ts'

/** What the traveller is asked to choose; nothing while there is nothing to be chosen. */
const decisionOf = ({ attempt, parts }: OrderState): Pick<PaymentOutcome, 'decision'> => {
  if (attempt?.stage !== 'deciding' || attempt.decideBy === undefined) return {}
  const kept = chargeOf(parts, attempt.amount)
  const amount = parts.reduce((sum, part) => sum + releaseCost(part, attempt.decideBy ?? 0), 0)
  return {
    decision: {
      decideBy: new Date(attempt.decideBy).toISOString(),
      kept,
      penalty: { amount, currency: kept.currency },
      parts: parts.map((part) => productOf(part).shown(part)),
    },
  }
}

/** What a supplier kept until all were there, and would then not sell, was given back: it was refused all the same. */
const asRefused = (part: OrderPart): OrderPart => (part.refusal === undefined ? part : { ...part, state: 'refused' })

/** What became of an order of several parts of which one was refused and none kept. */
const letGoOf = ({ attempt, parts: ordered }: OrderState): Pick<PaymentOutcome, 'letGo'> => {
  const parts = ordered.map(asRefused)
  if (attempt?.result !== 'voided' || parts.length < 2 || !parts.some(({ state }) => state === 'refused')) return {}
  const others = parts.filter(({ state }) => state !== 'refused').map(soldApart)
  return {
    letGo: {
      parts: parts.map((part) => productOf(part).line(productOf(part).shown(part))),
      alone: others.map((part) => ({ partId: part.partId, total: priceOf(part) })),
    },
  }
}

/** Where the payment of an order stands. */
export const outcomeOf = (state: OrderState): PaymentOutcome => ({
  status: paymentStateOf(state),
  transactionId: state.attempt?.transactionId ?? null,
  reason: state.attempt?.reason ?? null,
  failure: state.attempt?.failure ?? null,
  challengeUrl: state.attempt?.challengeUrl ?? null,
  ...(isSetAside(state) && { authorised: true }),
  booking: bookingOf(state),
  ...decisionOf(state),
  ...letGoOf(state),
})

const orderFailed = (failure: OrderFailure) => {
  if (failure === 'offer_no_longer_available') return offerGone('What was to be booked is sold.')
  if (failure === 'offer_expired') return offerExpired()
  return new OrderFailed({
    requestId: '',
    code: failure,
    message: 'The airline did not take the order. Nothing was charged.',
  })
}

const unknownOutcome = (transactionId: string) =>
  new UnknownOutcome({
    requestId: '',
    code: 'unknown_outcome',
    message: 'The outcome is not known yet. Ask payment-status; do not pay again.',
    transactionId,
  })

const actionRequired = ({ transactionId }: PaymentAttempt, challengeUrl: string) =>
  new PaymentActionRequired({
    requestId: '',
    code: 'payment_action_required',
    message: 'The bank wants to know the card holder first.',
    challengeUrl,
    transactionId,
  })

/** The answer to Pay: the outcome where the order stands, else the problem that says why not. */
export const payAnswer = (state: OrderState) => {
  const { attempt, booked } = state
  if (!attempt) return Effect.fail(stepsMissing(['paymentInformation']))
  if (attempt.stage === 'deciding') return Effect.succeed(outcomeOf(state))
  if (attempt.failure) return Effect.fail(orderFailed(attempt.failure))
  if (isSettling(state) || (attempt.result === 'paid' && booked)) return Effect.succeed(outcomeOf(state))
  if (attempt.challengeUrl) return Effect.fail(actionRequired(attempt, attempt.challengeUrl))
  if (attempt.stage === 'closed') return Effect.fail(paymentDeclined(attempt.reason ?? 'card_declined'))
  return Effect.fail(unknownOutcome(attempt.transactionId))
}

/** The answer to a hold: the outcome with the booking, else the problem that says why there is none, or none yet. */
export const holdAnswer = ({
  state,
  failure,
}: {
  readonly state: OrderState
  readonly failure: OrderFailure | null
}) => {
  if (failure) return Effect.fail(orderFailed(failure))
  const { hold } = state
  return hold?.stage === 'placing' ? Effect.fail(unknownOutcome(hold.key)) : Effect.succeed(outcomeOf(state))
}
