import type { Money } from '#domain/money/money.ts'
import type { Problem } from '#domain/problem.ts'
import type { BookingPayment } from './booking-payment.ts'
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

/** What the backend has answered so far. `total` is its running sum of what is bought, with extras. */
export interface BackendIds {
  readonly sessionId: string | null
  readonly customerId: string | null
  /** of the card that was registered last */
  readonly transactionId: string | null
  readonly total: Money | null
  /** what the product's own steps were answered */
  readonly part: Readonly<Record<string, string>>
}

/** The price moved, and the traveller has not said yes or no to it yet. `step` is a step's name, or the payment. */
export interface PriceChange {
  readonly step: string
  readonly previous: Money
  readonly current: Money
}

/** One booking of one visitor: the draft, how far each step got, and the payment. A value: every change makes another. */
export interface CheckoutState {
  readonly draft: Draft
  readonly version: number
  /** by the names of the product's steps */
  readonly steps: Readonly<Record<string, StepState>>
  readonly backendIds: BackendIds
  readonly priceChange: PriceChange | null
  readonly payment: BookingPayment
  /** how many times Pay was pressed: part of the keys under which a payment is sent */
  readonly payments: number
}

export const noBackendIds: BackendIds = {
  sessionId: null,
  customerId: null,
  transactionId: null,
  total: null,
  part: {},
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

/** What of a step says when it is sent. */
interface SendingRules {
  readonly name: string
  needed(draft: Draft, ids: BackendIds): boolean
  ready(draft: Draft, today: string): readonly unknown[]
}

export const stateOf = ({ steps }: Pick<CheckoutState, 'steps'>, { name }: Pick<SendingRules, 'name'>): StepState =>
  steps[name] ?? untouched

export const withSteps = <Step extends Pick<SendingRules, 'name'>>(
  checkout: CheckoutState,
  steps: readonly Step[],
  change: (state: StepState, step: Step) => StepState,
): CheckoutState => ({
  ...checkout,
  steps: Object.fromEntries(steps.map((step) => [step.name, change(stateOf(checkout, step), step)])),
})

/** Whether this booking sends the step at all. */
export const isNeeded = ({ draft, backendIds }: CheckoutState, step: Pick<SendingRules, 'needed'>): boolean =>
  step.needed(draft, backendIds)

/** The day of an instant, `YYYY-MM-DD` in UTC. */
const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Whether the step's sending rule holds at the instant `now`. */
export const isReady = (
  { draft }: Pick<CheckoutState, 'draft'>,
  step: Pick<SendingRules, 'ready'>,
  now: number,
): boolean => step.ready(draft, dayOf(now)).length === 0
