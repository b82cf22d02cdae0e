import { draftTotal } from '../extras/baggage.ts'
import type { BookingPayment } from './booking-payment.ts'
import { type BookingSequence, touched, untouched, withSteps } from './booking-sequence.ts'
import { type BookingStep, baggageIsNeeded, debounces, stepOf } from './booking-steps.ts'
import type { Draft } from '../draft/draft.ts'
import { type DraftPatch, applyPatch, groupsOf } from '../draft/draft-patch.ts'

const agreedBefore = (payment: BookingPayment) => (payment.status === 'preparing' ? payment.agreed : undefined)

/** Pay was pressed under a total: where a change makes it another one before anything is charged, Pay has to be pressed again. */
const paymentAfterEdit = (payment: BookingPayment, draft: Draft): BookingPayment => {
  const agreed = payment.status === 'leaving' ? payment.next?.agreed : agreedBefore(payment)
  const { amount, currency } = draftTotal(draft)
  if (!agreed || (agreed.amount === amount && agreed.currency === currency)) return payment
  return payment.status === 'leaving' ? { ...payment, next: null } : { status: 'idle', last: { outcome: 'notReady' } }
}

/** The traveller changed something: stored at once, sent when its step has been quiet for long enough. */
export const editDraft = (sequence: BookingSequence, patch: DraftPatch, now: number): BookingSequence => {
  const groups = groupsOf(patch)
  if (groups.length === 0 || sequence.payment.status === 'confirmed') return sequence
  const draft = applyPatch(sequence.draft, patch)
  const changed = new Set<BookingStep>(groups.map(stepOf))
  const payment = paymentAfterEdit(sequence.payment, draft)
  return withSteps({ ...sequence, draft, payment, version: sequence.version + 1 }, (state, step) => {
    if (!changed.has(step)) return state
    if (step === 'baggage' && !baggageIsNeeded(draft, sequence.known.additionalServicesId)) {
      return { ...untouched, revision: state.revision + 1 }
    }
    return touched(state, now + debounces[step])
  })
}

/** The session is told how the traveller goes on. It is the first step, so nothing else is sent before it was. */
export const tellSession = (sequence: BookingSequence, now: number): BookingSequence =>
  withSteps(sequence, (state, step) => (step === 'session' ? touched(state, now) : state))

/** Leaving a step, hiding the tab and Pay wait for no debounce. A step that was refused is tried once more. */
export const flushSteps = (sequence: BookingSequence, now: number): BookingSequence =>
  withSteps(sequence, (state) =>
    state.status === 'waiting' || state.status === 'refused'
      ? { ...state, status: 'waiting', dueAt: now, attempts: 0 }
      : state,
  )
