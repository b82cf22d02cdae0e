import type { Money } from '#domain/money/money.ts'
import type { Problem } from '#domain/problem.ts'
import type { BookingPayment } from '../machine/booking-payment.ts'
import { nextDue } from '../machine/booking-due.ts'
import { type CheckoutState, type PriceChange, isNeeded, isReady, stateOf } from '../machine/checkout-state.ts'
import type { Draft } from '../draft/draft.ts'
import type { BookingPages } from '../product/booking-pages.ts'
import { type ListLine, type Product, draftTotal } from '../product/product.ts'
import type { Step } from '../steps/step.ts'

/**
 * How far a step is, for words on the screen. `incomplete`: its sending rule does not hold yet. `queued`: it goes to the
 * backend by itself in a moment. `retrying`: the backend did not take it, and is asked again.
 */
export type StepProgress = 'empty' | 'incomplete' | 'queued' | 'sending' | 'retrying' | 'saved' | 'refused'

interface StepView extends Pick<Step, 'page' | 'prices'> {
  readonly progress: StepProgress
  readonly problem: Problem | null
}

/** What screens know of a booking: plain data, and nothing that opens anybody's else. */
export interface BookingView {
  readonly draft: Draft
  readonly version: number
  /** those that this booking sends, in their order, by their names */
  readonly steps: Readonly<Record<string, StepView>>
  /** undefined of what an earlier build has kept without it */
  readonly line: ListLine | undefined
  readonly pages: BookingPages
  /** with extras: the one price, from here to the receipt */
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

const progressOf = (checkout: CheckoutState, step: Step, now: number): StepProgress => {
  const state = stateOf(checkout, step)
  if (state.status !== 'waiting') return state.status
  if (!isReady(checkout, step, now)) return 'incomplete'
  return state.attempts > 0 ? 'retrying' : 'queued'
}

export const bookingView = (product: Product, checkout: CheckoutState, now: number): BookingView => {
  const { draft, version, priceChange, payment, payments } = checkout
  const due = nextDue(product, checkout, now)
  const views = product.steps
    .filter((step) => isNeeded(checkout, step))
    .map((step): [string, StepView] => [
      step.name,
      {
        page: step.page,
        ...(step.prices && { prices: step.prices }),
        progress: progressOf(checkout, step, now),
        problem: stateOf(checkout, step).problem,
      },
    ])
  return {
    draft,
    version,
    steps: Object.fromEntries(views),
    line: product.listLine(draft.item),
    pages: product.pages(draft.item),
    total: draftTotal(product, draft),
    priceChange,
    payment,
    payments,
    transactionId: checkout.backendIds.transactionId,
    movesIn: due ? Math.max(0, due.at - now) : null,
  }
}
