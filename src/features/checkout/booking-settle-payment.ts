import type { CallOutcome, PaymentAnswer } from './booking-outcome.ts'
import { type BookingPayment, isAsked, settlingTime, startAsking } from './booking-payment.ts'
import type { BookingSequence } from './booking-sequence.ts'

export const withPayment = (sequence: BookingSequence, payment: BookingPayment): BookingSequence => ({
  ...sequence,
  payment,
})

/** No payment is open; `last` says what came of the one before. */
export const idle = (sequence: BookingSequence, last: Extract<BookingPayment, { status: 'idle' }>['last'] = null) =>
  withPayment(sequence, { status: 'idle', last })

/** Nobody knows whether the money was taken: from here on it is asked, and not charged. */
export const lose = (sequence: BookingSequence, transactionId: string | null, now: number): BookingSequence =>
  withPayment(sequence, { status: 'unknown', transactionId, ...startAsking('unknown', now) })

/** What the backend says of a payment. "None" is believed only once a slow charge has had the time to arrive. */
export const endPayment = (sequence: BookingSequence, answer: PaymentAnswer, now: number): BookingSequence => {
  const { payment } = sequence
  const transactionId = 'transactionId' in payment ? payment.transactionId : null
  if (answer.is === 'paid') {
    const { bookingId, referenceId } = answer
    return withPayment(sequence, { status: 'confirmed', bookingId, referenceId })
  }
  if (answer.is === 'ended') return idle(sequence, answer.how)
  if (answer.is === 'challenge') {
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
  if (!isAsked(payment)) return lose(sequence, transactionId, now)
  const quietForLong = payment.status === 'unknown' && now - payment.since >= settlingTime
  return answer.is === 'none' && quietForLong ? idle(sequence, { outcome: 'notCharged' }) : sequence
}

/** The card is with the backend under `transactionId`: the charge may follow at once. */
export const register = (sequence: BookingSequence, transactionId: string, now: number): BookingSequence => {
  const known = { ...sequence.known, transactionId }
  const { payment } = sequence
  return payment.status === 'preparing'
    ? { ...sequence, known, payment: { ...payment, transactionId, dueAt: now, attempts: 0 } }
    : { ...sequence, known }
}

/** The traveller is to pay at `url`. */
export const direct = (
  sequence: BookingSequence,
  { url, cartId }: Extract<CallOutcome, { type: 'directed' }>,
  now: number,
): BookingSequence => withPayment(sequence, { status: 'hosted', url, cartId, ...startAsking('hosted', now) })
