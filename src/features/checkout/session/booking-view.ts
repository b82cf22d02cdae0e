import type { Money } from '#domain/money/money.ts'
import type { Problem } from '#domain/problem.ts'
import { draftTotal } from '../extras/baggage.ts'
import type { BookingPayment } from '../machine/booking-payment.ts'
import { nextDue } from '../machine/booking-due.ts'
import { type BookingSequence, type PriceChange, type StepState, dayOf } from '../machine/booking-sequence.ts'
import { type BookingStep, bookingSteps, stepMayBeSent } from '../machine/booking-steps.ts'
import type { Draft } from '../draft/draft.ts'

/**
 * How far a step is, for words on the screen. `incomplete`: its sending rule does not hold yet. `queued`: it goes to the
 * backend by itself in a moment. `retrying`: the backend did not take it, and is asked again.
 */
export type StepProgress = 'empty' | 'incomplete' | 'queued' | 'sending' | 'retrying' | 'saved' | 'refused'

interface StepView {
  readonly progress: StepProgress
  readonly problem: Problem | null
}

/** What screens know of a booking: plain data, and nothing that opens anybody's else. */
export interface BookingView {
  readonly draft: Draft
  readonly version: number
  readonly steps: Readonly<Record<BookingStep, StepView>>
  /** flights and bags: the one price, from here to the receipt */
  readonly total: Money
  readonly priceChange: PriceChange | null
  readonly payment: BookingPayment
  /** how many times Pay was pressed */
  readonly payments: number
  /** of the card that was registered last: a new one means that card details reached the backend */
  readonly transactionId: string | null
  /** milliseconds until the booking moves on by itself; null where it waits for the traveller */
  readonly movesIn: number | null
}

/** The answer to a save; `changedElsewhere` where another tab wrote in between, whose words are in `view` too. */
export interface SavedDraft {
  readonly view: BookingView
  readonly changedElsewhere: boolean
}

const progressOf = (step: BookingStep, state: StepState, draft: Draft, today: string): StepProgress => {
  if (state.status !== 'waiting') return state.status
  if (!stepMayBeSent(step, draft, today)) return 'incomplete'
  return state.attempts > 0 ? 'retrying' : 'queued'
}

export const bookingView = (sequence: BookingSequence, now: number): BookingView => {
  const { draft, version, steps, priceChange, payment, payments } = sequence
  const due = nextDue(sequence, now)
  const views = bookingSteps.map((step) => [
    step,
    { progress: progressOf(step, steps[step], draft, dayOf(now)), problem: steps[step].problem },
  ])
  return {
    draft,
    version,
    steps: Object.fromEntries(views),
    total: draftTotal(draft),
    priceChange,
    payment,
    payments,
    transactionId: sequence.known.transactionId,
    movesIn: due ? Math.max(0, due.at - now) : null,
  }
}
