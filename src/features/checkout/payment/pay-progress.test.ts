import { describe, expect, it } from 'vitest'
import { bookingSteps } from '../machine/booking-steps.ts'
import type { BookingView, StepProgress } from '../session/booking-view.ts'
import { exampleTrip } from '../machine/draft-example.ts'
import { emptyDraft } from '../draft/draft.ts'
import { payProgress } from './pay-progress.ts'

const total = exampleTrip.total
const preparing = {
  status: 'preparing',
  method: 'card',
  agreed: total,
  transactionId: null,
  dueAt: 0,
  attempts: 0,
} as const
const charging = { status: 'charging', transactionId: 't1', agreed: total } as const

const viewWith = (
  progress: Partial<Record<string, StepProgress>>,
  payment: BookingView['payment'] = preparing,
): BookingView => ({
  draft: emptyDraft(exampleTrip),
  version: 1,
  steps: Object.fromEntries(
    bookingSteps.map((step) => [step, { progress: progress[step] ?? 'saved', problem: null }]),
  ) as BookingView['steps'],
  total,
  priceChange: null,
  payment,
  payments: 1,
  transactionId: null,
  movesIn: null,
})

const told = (view: BookingView): string =>
  payProgress(view)
    .map(({ stage, state }) => `${stage}:${state}`)
    .join(' ')

describe('what Pay tells while it runs', () => {
  const cases: readonly (readonly [string, BookingView, string])[] = [
    [
      'begins with the flight',
      viewWith({
        session: 'sending',
        offer: 'queued',
        baggage: 'empty',
        customer: 'queued',
        passengers: 'queued',
        billing: 'queued',
      }),
      'flight:doing contact:waiting travellers:waiting address:waiting payment:waiting',
    ],
    [
      'names bags that are wanted',
      viewWith({ baggage: 'sending', customer: 'queued', passengers: 'queued', billing: 'queued' }),
      'flight:done baggage:doing contact:waiting travellers:waiting address:waiting payment:waiting',
    ],
    [
      'says that a step is tried again',
      viewWith({ baggage: 'empty', billing: 'retrying' }),
      'flight:done contact:done travellers:done address:retrying payment:waiting',
    ],
    [
      'ends with the payment',
      viewWith({ baggage: 'empty' }, charging),
      'flight:done contact:done travellers:done address:done payment:doing',
    ],
    [
      'once money is asked for, a step that was changed meanwhile is no matter',
      viewWith({ baggage: 'empty', billing: 'queued' }, charging),
      'flight:done contact:done travellers:done address:done payment:doing',
    ],
  ]
  it.each(cases)('%s', (_name, view, expected) => expect(told(view)).toBe(expected))
})
