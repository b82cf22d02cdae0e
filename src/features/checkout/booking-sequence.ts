import type { Money } from '#/domain/money.ts'
import type { Problem } from '../../problem.ts'
import { draftTotal } from './baggage.ts'
import { type BookingPayment, isAsked, isUnderWay } from './booking-payment.ts'
import { type BookingStep, baggageIsNeeded, bookingSteps, debounces, stepMayBeSent, stepOf } from './booking-steps.ts'
import { type Draft, type Trip, emptyDraft } from './draft.ts'
import { type DraftPatch, applyPatch, groupsOf } from './draft-patch.ts'

/** Instants are milliseconds. `revision` counts the changes, so that an answer to an older one does not pass for the newest. */
export interface StepState {
  readonly status: 'empty' | 'waiting' | 'sending' | 'saved' | 'refused'
  readonly revision: number
  /** not before this; null where only another change or a flush gets it going again */
  readonly dueAt: number | null
  readonly attempts: number
  readonly problem: Problem | null
}

/** What the backend has answered so far. `total` is its running sum of flights and bags. */
export interface Known {
  readonly sessionId: string | null
  readonly flightOfferId: string | null
  readonly baggageUrl: string | null
  readonly additionalServicesId: string | null
  readonly customerId: string | null
  /** of the card that was registered last */
  readonly transactionId: string | null
  readonly total: Money | null
}

/** The price moved, and the traveller has not said yes or no to it yet. */
export interface PriceChange {
  readonly step: BookingStep | 'payment'
  readonly previous: Money
  readonly current: Money
}

/** One booking of one visitor: the draft, how far each step got, and the payment. A value: every change makes another. */
export interface BookingSequence {
  readonly draft: Draft
  readonly version: number
  readonly steps: Readonly<Record<BookingStep, StepState>>
  readonly known: Known
  readonly priceChange: PriceChange | null
  readonly payment: BookingPayment
  /** how many times Pay was pressed: part of the keys under which a payment is sent */
  readonly payments: number
}

const nothingKnown: Known = {
  sessionId: null,
  flightOfferId: null,
  baggageUrl: null,
  additionalServicesId: null,
  customerId: null,
  transactionId: null,
  total: null,
}

const untouched: StepState = { status: 'empty', revision: 0, dueAt: null, attempts: 0, problem: null }

const touched = (state: StepState, dueAt: number): StepState => ({
  status: 'waiting',
  revision: state.revision + 1,
  dueAt,
  attempts: 0,
  problem: null,
})

export const withSteps = (
  sequence: BookingSequence,
  change: (state: StepState, step: BookingStep) => StepState,
): BookingSequence => ({
  ...sequence,
  steps: {
    session: change(sequence.steps.session, 'session'),
    offer: change(sequence.steps.offer, 'offer'),
    baggage: change(sequence.steps.baggage, 'baggage'),
    customer: change(sequence.steps.customer, 'customer'),
    passengers: change(sequence.steps.passengers, 'passengers'),
    billing: change(sequence.steps.billing, 'billing'),
  },
})

/** What must be sent again after a change of flight: everything that the traveller has already entered. */
const hasContent = (step: BookingStep, draft: Draft, today: string): boolean => {
  if (step === 'baggage') return baggageIsNeeded(draft, null)
  return stepMayBeSent(step, draft, today)
}

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Marks everything that has content as to be sent to a session yet to be opened, each after its debounce. */
const sendAll = (sequence: BookingSequence, now: number): BookingSequence =>
  withSteps({ ...sequence, known: nothingKnown }, (state, step) =>
    hasContent(step, sequence.draft, dayOf(now)) ? touched(state, now + debounces[step]) : untouched,
  )

/** What was sent is sent again, to another session, at once; what still waits for its debounce goes on waiting for it. */
export const sendAllAgain = (sequence: BookingSequence, now: number): BookingSequence =>
  withSteps({ ...sequence, known: nothingKnown }, (state) => {
    if (state.status === 'empty') return state
    return touched(state, state.status === 'waiting' ? (state.dueAt ?? now) : now)
  })

/** A booking of a flight that was just priced. What an earlier draft of this visitor holds comes along. */
export const startBooking = (trip: Trip, earlier: Draft | undefined, now: number): BookingSequence => {
  const draft: Draft = { ...emptyDraft(trip), ...(earlier ? carriedOver(earlier, trip) : {}) }
  const steps = Object.fromEntries(bookingSteps.map((step) => [step, untouched])) as BookingSequence['steps']
  return sendAll(
    {
      draft,
      version: 1,
      steps,
      known: nothingKnown,
      priceChange: null,
      payment: { status: 'idle', last: null },
      payments: 0,
    },
    now,
  )
}

const carriedOver = (earlier: Draft, trip: Trip): Pick<Draft, 'customer' | 'passengers' | 'billing'> => {
  const spare = [...earlier.passengers]
  const passengers = emptyDraft(trip).passengers.map((empty) => {
    const at = spare.findIndex((passenger) => passenger.type === empty.type)
    const [found] = at === -1 ? [] : spare.splice(at, 1)
    return found ? { ...found, id: empty.id } : empty
  })
  return { customer: earlier.customer, passengers, billing: earlier.billing }
}

/** Pay was pressed under a total: where a change makes it another one before anything is charged, Pay has to be pressed again. */
const paymentAfterEdit = (payment: BookingPayment, draft: Draft): BookingPayment => {
  if (payment.status !== 'preparing') return payment
  const { amount, currency } = draftTotal(draft)
  const stands = payment.agreed.amount === amount && payment.agreed.currency === currency
  return stands ? payment : { status: 'idle', last: { outcome: 'notReady' } }
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

/** The first step that is not done; undefined where all are. One after it may not go before it. */
const pendingStep = (sequence: BookingSequence): BookingStep | undefined =>
  bookingSteps.find((step) => {
    const { status } = sequence.steps[step]
    return status !== 'saved' && !(step === 'baggage' && status === 'empty')
  })

export type BookingCall =
  | { readonly type: 'step'; readonly step: BookingStep; readonly revision: number }
  | { readonly type: 'card' }
  | { readonly type: 'direction' }
  | { readonly type: 'charge'; readonly transactionId: string }
  | { readonly type: 'status' }

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
  const { transactionId } = payment
  return { call: transactionId === null ? { type: 'card' } : { type: 'charge', transactionId }, at }
}

/** The next call to the backend and the instant before which it may not be made; undefined where something must happen first. */
export const nextDue = (sequence: BookingSequence, now: number): Due | undefined => {
  const { payment } = sequence
  if (isAsked(payment)) return { call: { type: 'status' }, at: payment.askAt }
  if (isUnderWay(payment) || payment.status === 'confirmed' || sequence.priceChange) return undefined
  const step = pendingStep(sequence)
  return step === undefined ? duePayment(sequence) : dueStep(sequence, step, now)
}

export const nextCall = (sequence: BookingSequence, now: number): BookingCall | undefined => {
  const due = nextDue(sequence, now)
  return due && due.at <= now ? due.call : undefined
}
