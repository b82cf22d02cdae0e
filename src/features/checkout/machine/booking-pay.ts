import { bagPrice } from '#domain/money/bag-price.ts'
import type { Money } from '#domain/money/money.ts'
import { bagQuantity, bagsTotal, draftTotal } from '../extras/baggage.ts'
import { type PaymentRequest, isAsked, paymentIdOf, startAsking } from './booking-payment.ts'
import { flushSteps } from './booking-edit.ts'
import { type BookingSequence, dayOf, withSteps } from './booking-sequence.ts'
import { baggageIsNeeded, stepMayBeSent, stepsOf } from './booking-steps.ts'
import { type Draft, journeys } from '../draft/draft.ts'

const sameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency

const notReady = (sequence: BookingSequence): BookingSequence => ({
  ...sequence,
  payment: { status: 'idle', last: { outcome: 'notReady' } },
})

/** Whether everything that a payment needs has been entered. */
const readyToPay = ({ draft, known }: BookingSequence, now: number): boolean =>
  stepsOf(draft)
    .filter((step) => step !== 'baggage' || baggageIsNeeded(draft, known.additionalServicesId))
    .every((step) => stepMayBeSent(step, draft, dayOf(now)))

/**
 * Pay was pressed under the total `agreed`. What is left is sent first, without its debounce. Pressing again while that
 * goes on, or while an answer is being asked for, changes nothing; a traveller who came back from a bank or a hosted page
 * may pay in another way, once the backend has taken the first one back.
 */
export const requestPay = (
  sequence: BookingSequence,
  { method, agreed }: PaymentRequest,
  now: number,
): BookingSequence => {
  const { status } = sequence.payment
  if (status !== 'idle' && status !== 'challenge' && status !== 'hosted') return sequence
  if (sequence.priceChange) return sequence
  const total = draftTotal(sequence.draft)
  if (!sameMoney(total, agreed)) {
    return { ...sequence, priceChange: { step: 'payment', previous: agreed, current: total } }
  }
  const isHeld = Boolean(sequence.draft.trip.holdUntil)
  if (isHeld !== (method === 'hold') || !readyToPay(sequence, now))
    return status === 'idle' ? notReady(sequence) : sequence
  const pressed = { ...flushSteps(sequence, now), payments: sequence.payments + 1 }
  const request = { method, agreed }
  return status === 'idle' ? preparePayment(pressed, request, now) : leaving(pressed, request, now)
}

/** Nothing else is open: what is left is sent, what was typed since Pay was pressed after its debounce, and then paid for. */
export const preparePayment = (
  sequence: BookingSequence,
  { method, agreed }: PaymentRequest,
  now: number,
): BookingSequence => ({
  ...sequence,
  payment: { status: 'preparing', method, agreed, transactionId: null, dueAt: now, attempts: 0 },
})

const leaving = (sequence: BookingSequence, next: PaymentRequest | null, now: number): BookingSequence => {
  const { payment } = sequence
  if (!isAsked(payment)) return sequence
  const asking = { ...startAsking('leaving', now), askAt: now }
  return { ...sequence, payment: { status: 'leaving', transactionId: paymentIdOf(payment), next, ...asking } }
}

/**
 * The traveller leaves what they were about to pay, for another trip or to start over. Of what was not sent nothing is; what
 * is open is to be taken back. A charge that is on its way is waited for.
 */
export const leavePayment = (sequence: BookingSequence, now: number): BookingSequence =>
  leaving(giveUpPaying(sequence), null, now)

/** Stops before the next payment has begun: nothing of it was charged, and nothing will be without Pay being pressed again. */
export const giveUpPaying = (sequence: BookingSequence): BookingSequence => {
  const { payment } = sequence
  if (payment.status === 'leaving') return { ...sequence, payment: { ...payment, next: null } }
  return payment.status === 'preparing' ? notReady(sequence) : sequence
}

/** The traveller came back, or looks at the waiting page: the next question is due now. */
export const askNow = (sequence: BookingSequence, now: number): BookingSequence => {
  const { payment } = sequence
  return isAsked(payment) ? { ...sequence, payment: { ...payment, askAt: now, asked: 0 } } : sequence
}

/** The draft with bags at the price that the backend asks for those of one direction. */
const withBagPrice = (draft: Draft, previous: Money, current: Money): Draft => {
  const journey = journeys.find((name) => bagQuantity(draft, name) > 0 && sameMoney(bagsTotal(draft, name), previous))
  const held = journey && draft.trip.journeys[journey]
  if (!journey || !held?.bag) return draft
  const each = Math.ceil(current.amount / bagQuantity(draft, journey))
  const margin = bagPrice({ amount: 0, currency: current.currency }, 1).amount
  const price = { amount: each - margin, currency: current.currency }
  const changed = { ...held, bag: { ...held.bag, price } }
  return { ...draft, trip: { ...draft.trip, journeys: { ...draft.trip.journeys, [journey]: changed } } }
}

const withTripTotal = (draft: Draft, total: Money): Draft => ({ ...draft, trip: { ...draft.trip, total } })

/** The traveller says yes to the new price: from here on it is the price, and the step that met it goes again. */
export const acceptPrice = (sequence: BookingSequence, now: number): BookingSequence => {
  const { priceChange, draft } = sequence
  if (!priceChange) return sequence
  const { step, previous, current } = priceChange
  const accepted = { ...sequence, priceChange: null, version: sequence.version + 1 }
  if (step === 'payment') {
    const amount = draft.trip.total.amount + current.amount - draftTotal(draft).amount
    return { ...accepted, draft: withTripTotal(draft, { amount, currency: current.currency }) }
  }
  const agreed = step === 'baggage' ? withBagPrice(draft, previous, current) : withTripTotal(draft, current)
  return withSteps({ ...accepted, draft: agreed }, (state, name) =>
    name === step ? { ...state, status: 'waiting', revision: state.revision + 1, dueAt: now, attempts: 0 } : state,
  )
}

/** The booking as it is found after its object was stopped in the middle: what was on its way may or may not have arrived. */
export const revive = (sequence: BookingSequence, now: number): BookingSequence => {
  const resumed = withSteps(sequence, (state) =>
    state.status === 'sending' ? { ...state, status: 'waiting', dueAt: now } : state,
  )
  const { payment } = resumed
  if (payment.status === 'charging') {
    const { transactionId } = payment
    return { ...resumed, payment: { status: 'unknown', transactionId, ...startAsking('unknown', now) } }
  }
  return giveUpPaying(resumed)
}
