import type { Money } from '#domain/money/money.ts'
import type { Problem } from '#domain/problem.ts'
import type { BookingPayment } from './booking-payment.ts'
import type { BookingStep } from './booking-steps.ts'
import type { Draft } from '../draft/draft.ts'

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

export const untouched: StepState = { status: 'empty', revision: 0, dueAt: null, attempts: 0, problem: null }

/** A step whose content has changed: another revision, due at `dueAt`. */
export const touched = (state: StepState, dueAt: number): StepState => ({
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

/** The day of an instant, `YYYY-MM-DD` in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)
