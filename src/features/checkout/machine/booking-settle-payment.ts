import type { BookingCall } from './booking-due.ts'
import type { CallOutcome, PaymentAnswer } from './booking-outcome.ts'
import { preparePayment } from './booking-pay.ts'
import {
  type BookingPayment,
  type FailedPayment,
  isAsked,
  isElsewhere,
  isOfRest,
  paymentIdOf,
  startAsking,
} from './booking-payment.ts'
import type { CheckoutState } from './checkout-state.ts'

export const withPayment = (checkout: CheckoutState, payment: BookingPayment): CheckoutState => ({
  ...checkout,
  payment,
})

/** No payment is open; `last` says what came of the one before. */
export const idle = (checkout: CheckoutState, last: Extract<BookingPayment, { status: 'idle' }>['last'] = null) =>
  withPayment(checkout, { status: 'idle', last })

/** Nobody knows whether the money was taken: from here on it is asked, and not charged. */
export const lose = (checkout: CheckoutState, transactionId: string | null, now: number): CheckoutState =>
  withPayment(checkout, {
    status: 'unknown',
    transactionId,
    ...(isOfRest(checkout.payment) && { ofRest: true }),
    ...startAsking('unknown', now),
  })

/** A payment is over and took nothing: what was to follow it begins. Of one that was lost, nobody has to be told who closed it. */
const over = (checkout: CheckoutState, how: FailedPayment, now: number): CheckoutState => {
  const { payment } = checkout
  if (payment.status === 'leaving' && payment.next) return preparePayment(checkout, payment.next, now)
  const wasLost = payment.status === 'unknown' && how.outcome === 'cancelled'
  return idle(checkout, wasLost ? { outcome: 'notCharged' } : how)
}

/** Whether what the traveller was waited for is done: they have paid elsewhere, or chosen, here or in another tab. */
const isPast = (payment: BookingPayment, { is }: PaymentAnswer): boolean =>
  payment.status === 'deciding' ? is === 'setAside' || is === 'open' : is === 'setAside' && isElsewhere(payment)

/**
 * What the backend says of a payment. "None" is no end while a slow charge may still arrive, unless the backend was asked to
 * take it back: from then on it would be refused.
 */
export const endPayment = (
  checkout: CheckoutState,
  answer: PaymentAnswer,
  question: BookingCall['type'],
  now: number,
): CheckoutState => {
  const { payment } = checkout
  const transactionId = paymentIdOf(payment)
  if (answer.is === 'paid') {
    const { bookingId, referenceId } = answer
    return withPayment(checkout, { status: 'confirmed', bookingId, referenceId })
  }
  if (answer.is === 'ended') return over(checkout, answer.how, now)
  if (answer.is === 'asks') {
    const { decision } = answer
    return payment.status === 'deciding'
      ? withPayment(checkout, { ...payment, decision })
      : withPayment(checkout, {
          status: 'deciding',
          transactionId: answer.transactionId ?? transactionId,
          decision,
          ...startAsking('deciding', now),
        })
  }
  if (answer.is === 'none' && question === 'cancel') return over(checkout, { outcome: 'cancelled' }, now)
  if (answer.is === 'challenge' && payment.status !== 'leaving') {
    const { url } = answer
    return payment.status === 'challenge'
      ? withPayment(checkout, { ...payment, url })
      : withPayment(checkout, {
          status: 'challenge',
          url,
          transactionId: answer.transactionId ?? transactionId,
          ...startAsking('challenge', now),
        })
  }
  return isAsked(payment) && !isPast(payment, answer) ? checkout : lose(checkout, transactionId, now)
}

/** The card is with the backend under `transactionId`: the charge may follow at once. */
export const register = (checkout: CheckoutState, transactionId: string, now: number): CheckoutState => {
  const backendIds = { ...checkout.backendIds, transactionId }
  const { payment } = checkout
  return payment.status === 'preparing'
    ? { ...checkout, backendIds, payment: { ...payment, transactionId, dueAt: now, attempts: 0 } }
    : { ...checkout, backendIds }
}

/** The traveller is to pay at `url`. */
export const direct = (
  checkout: CheckoutState,
  { url, cartId }: Extract<CallOutcome, { type: 'directed' }>,
  now: number,
): CheckoutState => withPayment(checkout, { status: 'hosted', url, cartId, ...startAsking('hosted', now) })
