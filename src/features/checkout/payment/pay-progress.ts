import { isPaying } from '../machine/booking-payment.ts'
import type { BookingView } from '../session/booking-view.ts'
import { type BookingStep, bookingSteps } from '../machine/booking-steps.ts'

/** What a traveller is told of while Pay runs, in its order. */
export type PayStage = 'flight' | 'baggage' | 'contact' | 'travellers' | 'address' | 'payment'

export type PayStageState = 'done' | 'doing' | 'retrying' | 'waiting'

export interface PayStageView {
  readonly stage: PayStage
  readonly state: PayStageState
}

const stageOf: Readonly<Record<BookingStep, PayStage>> = {
  session: 'flight',
  offer: 'flight',
  baggage: 'baggage',
  customer: 'contact',
  passengers: 'travellers',
  billing: 'address',
}

const stages = ['flight', 'baggage', 'contact', 'travellers', 'address'] as const

/** Stages one after the other: all before the first that is not done are done, all after it wait. Bags that nobody wants are left out. */
export const payProgress = ({ steps, payment }: BookingView): readonly PayStageView[] => {
  const wanted = stages.filter((stage) => stage !== 'baggage' || steps.baggage.progress !== 'empty')
  const pending = bookingSteps.find(
    (step) => steps[step].progress !== 'saved' && !(step === 'baggage' && steps[step].progress === 'empty'),
  )
  const under = payment.status === 'idle' || isPaying(payment) ? pending : undefined
  const at = under ? wanted.indexOf(stageOf[under] as (typeof stages)[number]) : wanted.length
  const doing: PayStageState = under && steps[under].progress === 'retrying' ? 'retrying' : 'doing'
  const stateAt = (index: number): PayStageState => {
    if (index === at) return doing
    return index < at ? 'done' : 'waiting'
  }
  return [...wanted, 'payment' as const].map((stage, index) => ({ stage, state: stateAt(index) }))
}
