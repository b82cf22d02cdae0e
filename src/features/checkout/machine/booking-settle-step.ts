import type { Problem } from '#domain/problem.ts'
import type { BookingCall } from './booking-due.ts'
import { type CheckoutState, type StepState, withSteps } from './checkout-state.ts'
import type { Product } from '../product/product.ts'

export interface Moment {
  readonly now: number
  /** from 0 to 1 */
  readonly random: number
}

const firstRetry = 500
const slowestRetry = 30_000
const mostRetries = 40

/** Exponential and jittered: half of the span is chance, so that a backend that comes back is not met by everyone at once. */
export const retryDelay = (attempts: number, random: number): number =>
  Math.min(slowestRetry, firstRetry * 2 ** attempts) * (0.5 + random / 2)

export type StepCall = Extract<BookingCall, { type: 'step' }>

/** Changes the step that was called, unless the traveller has changed it since: what is newer goes its own way. */
export const withCalled = (
  { steps }: Product,
  checkout: CheckoutState,
  call: StepCall,
  change: (state: StepState) => StepState,
): CheckoutState =>
  withSteps(checkout, steps, (state, { name }) =>
    name === call.step && state.revision === call.revision ? change(state) : state,
  )

/** A step that was called and not taken waits for its next try; another call is not touched. */
export const calledAgain = (
  product: Product,
  checkout: CheckoutState,
  call: BookingCall,
  problem: Problem | null,
  at: Moment,
): CheckoutState =>
  call.type === 'step'
    ? withCalled(product, checkout, call, (state) => ({
        ...state,
        status: 'waiting',
        problem,
        attempts: state.attempts + 1,
        dueAt: state.attempts < mostRetries ? at.now + retryDelay(state.attempts, at.random) : null,
      }))
    : checkout
