import { type BookingSequence, type Known, dayOf, touched, untouched, withSteps } from './booking-sequence.ts'
import { type BookingStep, baggageIsNeeded, bookingSteps, debounces, stepMayBeSent } from './booking-steps.ts'
import { type Draft, type Trip, emptyDraft, noBags } from '../draft/draft.ts'

const nothingKnown: Known = {
  sessionId: null,
  flightOfferId: null,
  baggageUrl: null,
  additionalServicesId: null,
  customerId: null,
  transactionId: null,
  total: null,
}

/** What must be sent again after a change of flight: everything that the traveller has already entered. */
const hasContent = (step: BookingStep, draft: Draft, today: string): boolean => {
  if (step === 'baggage') return baggageIsNeeded(draft, null)
  return stepMayBeSent(step, draft, today)
}

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

/** A booking of a flight that was just priced. What an earlier draft of this visitor holds comes along, its bags where it is of the same offer. */
export const startBooking = (
  trip: Trip,
  earlier: Draft | undefined,
  now: number,
  bags: Draft['baggage'] = noBags,
): BookingSequence => {
  const baggage = earlier?.trip.offerId === trip.offerId ? earlier.baggage : bags
  const draft: Draft = { ...emptyDraft(trip), baggage, ...(earlier ? carriedOver(earlier, trip) : {}) }
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
