import { isAsked, isUnderWay, questionOf } from './booking-payment.ts'
import { type BookingSequence, dayOf } from './booking-sequence.ts'
import { type BookingStep, stepMayBeSent, stepsOf } from './booking-steps.ts'

export type BookingCall =
  | { readonly type: 'step'; readonly step: BookingStep; readonly revision: number }
  | { readonly type: 'card' }
  | { readonly type: 'direction' }
  | { readonly type: 'hold' }
  | { readonly type: 'charge'; readonly transactionId: string }
  | { readonly type: 'status' }
  /** takes an open payment back */
  | { readonly type: 'cancel' }

/** The first step that is not done; undefined where all are. One after it may not go before it. */
const pendingStep = (sequence: BookingSequence): BookingStep | undefined =>
  stepsOf(sequence.draft).find((step) => {
    const { status } = sequence.steps[step]
    return status !== 'saved' && !(step === 'baggage' && status === 'empty')
  })

interface Due {
  readonly call: BookingCall
  readonly at: number
}

const dueStep = (sequence: BookingSequence, step: BookingStep, now: number): Due | undefined => {
  const { status, dueAt, revision } = sequence.steps[step]
  if (status !== 'waiting' || dueAt === null) return undefined
  return stepMayBeSent(step, sequence.draft, dayOf(now))
    ? { call: { type: 'step', step, revision }, at: dueAt }
    : undefined
}

const duePayment = ({ payment }: BookingSequence): Due | undefined => {
  if (payment.status !== 'preparing') return undefined
  const at = payment.dueAt
  if (payment.method === 'hosted') return { call: { type: 'direction' }, at }
  if (payment.method === 'hold') return { call: { type: 'hold' }, at }
  const { transactionId } = payment
  return { call: transactionId === null ? { type: 'card' } : { type: 'charge', transactionId }, at }
}

/** The next call to the backend and the instant before which it may not be made; undefined where something must happen first. */
export const nextDue = (sequence: BookingSequence, now: number): Due | undefined => {
  const { payment } = sequence
  if (isAsked(payment)) {
    const at = payment.askAt
    return { call: { type: questionOf(payment, Math.max(at, now)) }, at }
  }
  if (isUnderWay(payment) || payment.status === 'confirmed') return undefined
  const step = pendingStep(sequence)
  // a session holds no price: it is opened whatever the traveller says to the new one
  if (sequence.priceChange && step !== 'session') return undefined
  return step === undefined ? duePayment(sequence) : dueStep(sequence, step, now)
}

export const nextCall = (sequence: BookingSequence, now: number): BookingCall | undefined => {
  const due = nextDue(sequence, now)
  return due && due.at <= now ? due.call : undefined
}
