import type { PaymentOutcome } from '#contract/booking.ts'
import { problemOf } from '#/server/backend/backend-problem.server.ts'
import type { CallOutcome, PaymentAnswer } from '../machine/booking-outcome.ts'
import type { BoughtPart, FailedPayment } from '../machine/booking-payment.ts'
import type { CallFailure } from './call-failure.ts'

const ended = (how: Extract<PaymentAnswer, { is: 'ended' }>['how']): PaymentAnswer => ({ is: 'ended', how })

type Outcome = typeof PaymentOutcome.Type
type WirePart = Pick<NonNullable<Outcome['letGo']>['parts'][number], 'partId' | 'kind' | 'state'>

const boughtPart = ({ partId, kind, state }: WirePart): BoughtPart => ({
  partId,
  kind,
  isRefused: state === 'refused',
})

/** Why an order failed, and what became of its parts where it had several. */
const failureOf = ({ failure, letGo }: Outcome): Extract<FailedPayment, { outcome: 'failed' }> => ({
  outcome: 'failed',
  code: failure ?? 'airline_refused',
  ...(letGo && { letGo: { parts: letGo.parts.map(boughtPart), alone: letGo.alone } }),
})

/**
 * Whether nothing is left to be done here: seats that are held are paid for in another place, and a supplier that confirms by hand takes
 * its days, of which the page of the booking and mail tell.
 */
const isWithSupplier = ({ status, booking }: Outcome): boolean => {
  if (booking?.hold) return true
  const isRequested = booking?.parts.some(({ state }) => state === 'requested') ?? false
  return isRequested && status === 'authorised' && booking?.bookingStatus === 'Held'
}

/** Where a payment stands; `transactionId` is ours, and an answer about another one says nothing about it. */
export const paymentAnswer = (outcome: typeof PaymentOutcome.Type, transactionId: string | null): PaymentAnswer => {
  const { status, booking, challengeUrl } = outcome
  const another = transactionId !== null && outcome.transactionId !== null && outcome.transactionId !== transactionId
  if (booking && isWithSupplier(outcome)) return { is: 'paid', bookingId: booking.id, referenceId: booking.referenceId }
  if (status === 'paid' || status === 'refunded') {
    return booking ? { is: 'paid', bookingId: booking.id, referenceId: booking.referenceId } : { is: 'setAside' }
  }
  if (another) return { is: 'none' }
  switch (status) {
    case 'none':
      return { is: 'none' }
    case 'declined':
      return ended({ outcome: 'declined', reason: outcome.reason ?? 'card_declined' })
    case 'cancelled':
    case 'expired':
      return ended({ outcome: status })
    case 'voided':
      return ended(failureOf(outcome))
    case 'action_required':
      return challengeUrl === null
        ? { is: 'open' }
        : { is: 'challenge', url: challengeUrl, transactionId: outcome.transactionId }
    default:
      return outcome.decision
        ? {
            is: 'asks',
            decision: { ...outcome.decision, parts: outcome.decision.parts.map(boughtPart) },
            transactionId: outcome.transactionId,
          }
        : { is: outcome.authorised ? 'setAside' : 'open' }
  }
}

const paymentIs = (answer: PaymentAnswer): CallOutcome => ({ type: 'payment', answer })

/** What a failed call means for the booking. */
export const failedCall = (failure: CallFailure): CallOutcome => {
  switch (failure._tag) {
    case 'PriceChanged':
      return { type: 'priceChanged', previous: failure.previous, current: failure.current }
    case 'SessionNotFound':
      return { type: 'sessionLost' }
    case 'StepsMissing':
      return { type: 'missing', missing: failure.missing }
    case 'SessionClosed':
      return { type: 'closed' }
    case 'PaymentDeclined':
      return paymentIs(ended({ outcome: 'declined', reason: failure.reason }))
    case 'PaymentActionRequired':
      return paymentIs({ is: 'challenge', url: failure.challengeUrl, transactionId: failure.transactionId })
    case 'OrderFailed':
      return paymentIs(ended({ outcome: 'failed', code: failure.code }))
    case 'UnknownOutcome':
      return paymentIs({ is: 'lost' })
    case 'InvalidRequest':
    case 'OfferGone':
    case 'IdempotencyConflict':
      return { type: 'refused', problem: problemOf(failure) }
    default:
      return { type: 'retry', problem: problemOf(failure) }
  }
}

/** A payment that may not begin has not: nothing is gained by asking again at once. */
export const failedOpening = (failure: CallFailure): CallOutcome =>
  failure._tag === 'TooManyRequests' ? { type: 'refused', problem: problemOf(failure) } : failedCall(failure)

/** After a charge, an answer that says nothing certain is a lost one: sent again, it might be taken twice. */
export const failedCharge = (failure: CallFailure): CallOutcome =>
  failure._tag === 'IdempotencyConflict' || failedCall(failure).type === 'retry'
    ? paymentIs({ is: 'lost' })
    : failedCall(failure)

export const failedQuestion = (failure: CallFailure): CallOutcome =>
  paymentIs(failure._tag === 'SessionNotFound' ? { is: 'none' } : { is: 'lost' })
