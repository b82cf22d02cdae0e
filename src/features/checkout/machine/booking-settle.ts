import type { Problem } from '#domain/problem.ts'
import { draftTotal } from '../extras/baggage.ts'
import type { BookingCall } from './booking-due.ts'
import type { CallOutcome } from './booking-outcome.ts'
import { askAgain, isAsked, paymentIdOf } from './booking-payment.ts'
import { type BookingSequence, type StepState, withSteps } from './booking-sequence.ts'
import { direct, endPayment, idle, lose, register, withPayment } from './booking-settle-payment.ts'
import { sendAllAgain } from './booking-start.ts'

const firstRetry = 500
const slowestRetry = 30_000
const mostRetries = 40

/** Exponential and jittered: half of the span is chance, so that a backend that comes back is not met by everyone at once. */
export const retryDelay = (attempts: number, random: number): number =>
  Math.min(slowestRetry, firstRetry * 2 ** attempts) * (0.5 + random / 2)

type StepCall = Extract<BookingCall, { type: 'step' }>

/** Changes the step that was called, unless the traveller has changed it since: what is newer goes its own way. */
const withCalled = (
  sequence: BookingSequence,
  call: StepCall,
  change: (state: StepState) => StepState,
): BookingSequence =>
  withSteps(sequence, (state, step) => (step === call.step && state.revision === call.revision ? change(state) : state))

/** Marks a call as made, before it is: whatever stops it, what was asked of the backend is known afterwards. */
export const beginCall = (sequence: BookingSequence, call: BookingCall, now: number): BookingSequence => {
  const { payment } = sequence
  if (call.type === 'step') return withCalled(sequence, call, (state) => ({ ...state, status: 'sending' }))
  if ((call.type === 'status' || call.type === 'cancel') && isAsked(payment))
    return withPayment(sequence, askAgain(payment, now))
  if (call.type === 'charge' && payment.status === 'preparing') {
    return withPayment(sequence, {
      status: 'charging',
      transactionId: call.transactionId,
      agreed: payment.agreed,
    })
  }
  return sequence
}

const tryLater = (sequence: BookingSequence, call: BookingCall, problem: Problem, at: Moment): BookingSequence => {
  if (call.type === 'step') {
    return withCalled(sequence, call, (state) => ({
      ...state,
      status: 'waiting',
      problem,
      attempts: state.attempts + 1,
      dueAt: state.attempts < mostRetries ? at.now + retryDelay(state.attempts, at.random) : null,
    }))
  }
  const { payment } = sequence
  if (payment.status === 'charging') return lose(sequence, payment.transactionId, at.now)
  if (payment.status !== 'preparing') return sequence
  const dueAt = at.now + retryDelay(payment.attempts, at.random)
  return withPayment(sequence, { ...payment, dueAt, attempts: payment.attempts + 1 })
}

const refuse = (sequence: BookingSequence, call: BookingCall, problem: Problem): BookingSequence => {
  const refused =
    call.type === 'step'
      ? withCalled(sequence, call, (state) => ({ ...state, status: 'refused', dueAt: null, problem }))
      : sequence
  if (sequence.payment.status !== 'preparing' && sequence.payment.status !== 'charging') return refused
  return idle(refused, call.type === 'step' ? { outcome: 'notReady' } : { outcome: 'failed', code: problem.code })
}

/** Our own sum and the backend's must agree once both know the same: a difference is a price change like any other. */
const comparedTotals = (sequence: BookingSequence): BookingSequence => {
  const { total } = sequence.known
  const { offer, baggage } = sequence.steps
  const settled = offer.status === 'saved' && (baggage.status === 'saved' || baggage.status === 'empty')
  const shown = draftTotal(sequence.draft)
  if (!settled || !total || (total.amount === shown.amount && total.currency === shown.currency)) return sequence
  return askAboutPrice(sequence, { step: 'payment', previous: shown, current: total })
}

const askAboutPrice = (
  sequence: BookingSequence,
  priceChange: NonNullable<BookingSequence['priceChange']>,
): BookingSequence => ({
  ...sequence,
  priceChange,
  payment: sequence.payment.status === 'idle' ? sequence.payment : { status: 'idle', last: null },
})

const stepDone = (
  sequence: BookingSequence,
  call: StepCall,
  known: Partial<BookingSequence['known']>,
): BookingSequence =>
  comparedTotals(
    withCalled({ ...sequence, known: { ...sequence.known, ...known } }, call, (state) => ({
      ...state,
      status: 'saved',
      dueAt: null,
      attempts: 0,
      problem: null,
    })),
  )

const changedPrice = (
  sequence: BookingSequence,
  call: BookingCall,
  { previous, current }: Extract<CallOutcome, { type: 'priceChanged' }>,
): BookingSequence => {
  const step = call.type === 'step' ? call.step : 'payment'
  const back =
    call.type === 'step' ? withCalled(sequence, call, (state) => ({ ...state, status: 'waiting' })) : sequence
  return askAboutPrice(back, { step, previous, current })
}

const sendMissing = (
  sequence: BookingSequence,
  steps: Extract<CallOutcome, { type: 'missing' }>['steps'],
  now: number,
): BookingSequence => {
  const again = withSteps(sequence, (state, step) =>
    steps.includes(step) ? { ...state, status: 'waiting', dueAt: now, revision: state.revision + 1 } : state,
  )
  return idle(again, { outcome: 'notReady' })
}

/** A card is registered with one session: another one has to be given it again. */
const startOver = (sequence: BookingSequence, now: number): BookingSequence => {
  const again = sendAllAgain(sequence, now)
  const { payment } = again
  if (payment.status === 'preparing') return withPayment(again, { ...payment, transactionId: null })
  return payment.status === 'charging' ? idle(again, { outcome: 'notReady' }) : again
}

export interface Moment {
  readonly now: number
  /** from 0 to 1 */
  readonly random: number
}

/** The booking after a call was answered, or was not. */
export const settleCall = (
  sequence: BookingSequence,
  call: BookingCall,
  outcome: CallOutcome,
  at: Moment,
): BookingSequence => {
  const { payment } = sequence
  switch (outcome.type) {
    case 'done':
      return call.type === 'step' ? stepDone(sequence, call, outcome.known) : sequence
    case 'registered':
      return register(sequence, outcome.transactionId, at.now)
    case 'directed':
      return payment.status === 'preparing' ? direct(sequence, outcome, at.now) : sequence
    case 'payment':
      return endPayment(sequence, outcome.answer, call.type, at.now)
    case 'retry':
      return tryLater(sequence, call, outcome.problem, at)
    case 'refused':
      return refuse(sequence, call, outcome.problem)
    case 'priceChanged':
      return changedPrice(sequence, call, outcome)
    case 'sessionLost':
      return startOver(sequence, at.now)
    case 'missing':
      return sendMissing(sequence, outcome.steps, at.now)
    case 'closed':
      return lose(sequence, paymentIdOf(payment), at.now)
  }
}
