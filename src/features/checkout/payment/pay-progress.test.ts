import { describe, expect, it } from 'vitest'
import type { BookingView, StepProgress } from '../session/booking-view.ts'
import { emptyFlightDraft, exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { flightSteps } from '#/verticals/flights/booking/steps.ts'
import { payProgress } from './pay-progress.ts'

const total = exampleFlights.total
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
  draft: emptyFlightDraft(exampleFlights),
  version: 1,
  steps: Object.fromEntries(
    flightSteps
      .filter(({ name }) => progress[name] !== 'empty')
      .map(({ name, page }) => [name, { page, progress: progress[name] ?? 'saved', problem: null }]),
  ),
  line: undefined,
  pages: flights.pages(exampleFlights),
  total,
  priceChange: null,
  payment,
  payments: 1,
  transactionId: null,
  movesIn: null,
})

const told = (view: BookingView): string =>
  payProgress(view, flightSteps)
    .map(({ name, state }) => `${name}:${state}`)
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
      'offer:doing customer:waiting passengers:waiting billing:waiting payment:waiting',
    ],
    [
      'names bags that are wanted',
      viewWith({ baggage: 'sending', customer: 'queued', passengers: 'queued', billing: 'queued' }),
      'offer:done baggage:doing customer:waiting passengers:waiting billing:waiting payment:waiting',
    ],
    [
      'says that a step is tried again',
      viewWith({ baggage: 'empty', billing: 'retrying' }),
      'offer:done customer:done passengers:done billing:retrying payment:waiting',
    ],
    [
      'ends with the payment',
      viewWith({ baggage: 'empty' }, charging),
      'offer:done customer:done passengers:done billing:done payment:doing',
    ],
    [
      'once money is asked for, a step that was changed meanwhile is no matter',
      viewWith({ baggage: 'empty', billing: 'queued' }, charging),
      'offer:done customer:done passengers:done billing:done payment:doing',
    ],
  ]
  it.each(cases)('%s', (_name, view, expected) => expect(told(view)).toBe(expected))
})
