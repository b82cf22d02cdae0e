import type { BookingCall } from './booking-due.ts'
import type { CallOutcome, PaymentAnswer } from './booking-outcome.ts'
import { preparePayment } from './booking-pay.ts'
import { type BookingPayment, type FailedPayment, isAsked, paymentIdOf, startAsking } from './booking-payment.ts'
import type { CheckoutState } from './checkout-state.ts'

export const withPayment = (sequence: CheckoutState, payment: BookingPayment): CheckoutState => ({
  ...sequence,
  payment,
})

/** No payment is open; `last` says what came of the one before. */
export const idle = (sequence: CheckoutState, last: Extract<BookingPayment, { status: 'idle' }>['last'] = null) =>
  withPayment(sequence, { status: 'idle', last })

/** Nobody knows whether the money was taken: from here on it is asked, and not charged. */
export const lose = (sequence: CheckoutState, transactionId: string | null, now: number): CheckoutState =>
  withPayment(sequence, { status: 'unknown', transactionId, ...startAsking('unknown', now) })

/** A payment is over and took nothing: what was to follow it begins. Of one that was lost, nobody has to be told who closed it. */
const over = (sequence: CheckoutState, how: FailedPayment, now: number): CheckoutState => {
  const { payment } = sequence
  if (payment.status === 'leaving' && payment.next) return preparePayment(sequence, payment.next, now)
  const wasLost = payment.status === 'unknown' && how.outcome === 'cancelled'
  return idle(sequence, wasLost ? { outcome: 'notCharged' } : how)
}

/**
 * What the backend says of a payment. "None" is no end while a slow charge may still arrive, unless the backend was asked to
 * take it back: from then on it would be refused.
 */
export const endPayment = (
  sequence: CheckoutState,
  answer: PaymentAnswer,
  question: BookingCall['type'],
  now: number,
): CheckoutState => {
  const { payment } = sequence
  const transactionId = paymentIdOf(payment)
  if (answer.is === 'paid') {
    const { bookingId, referenceId } = answer
    return withPayment(sequence, { status: 'confirmed', bookingId, referenceId })
  }
  if (answer.is === 'ended') return over(sequence, answer.how, now)
  if (answer.is === 'none' && question === 'cancel') return over(sequence, { outcome: 'cancelled' }, now)
  if (answer.is === 'challenge' && payment.status !== 'leaving') {
    const { url } = answer
    return payment.status === 'challenge'
      ? withPayment(sequence, { ...payment, url })
      : withPayment(sequence, {
          status: 'challenge',
          url,
          transactionId: answer.transactionId ?? transactionId,
          ...startAsking('challenge', now),
        })
  }
  return isAsked(payment) ? sequence : lose(sequence, transactionId, now)
}

/** The card is with the backend under `transactionId`: the charge may follow at once. */
export const register = (sequence: CheckoutState, transactionId: string, now: number): CheckoutState => {
  const backendIds = { ...sequence.backendIds, transactionId }
  const { payment } = sequence
  return payment.status === 'preparing'
    ? { ...sequence, backendIds, payment: { ...payment, transactionId, dueAt: now, attempts: 0 } }
    : { ...sequence, backendIds }
}

/** The traveller is to pay at `url`. */
export const direct = (
  sequence: CheckoutState,
  { url, cartId }: Extract<CallOutcome, { type: 'directed' }>,
  now: number,
): CheckoutState => withPayment(sequence, { status: 'hosted', url, cartId, ...startAsking('hosted', now) })
