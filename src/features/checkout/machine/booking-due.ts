import { isAsked, isUnderWay, questionOf } from './booking-payment.ts'
import { type CheckoutState, isNeeded, isReady, stateOf } from './checkout-state.ts'
import type { Product } from '../product/product.ts'
import type { Step } from '../steps/step.ts'

export type BookingCall =
  | { readonly type: 'step'; readonly step: string; readonly revision: number }
  | { readonly type: 'card' }
  | { readonly type: 'direction' }
  | { readonly type: 'hold' }
  | { readonly type: 'charge'; readonly transactionId: string }
  | { readonly type: 'status' }
  /** takes an open payment back */
  | { readonly type: 'cancel' }

/** The first step that is not done; undefined where all are. One after it may not go before it. */
const pendingStep = ({ steps }: Product, checkout: CheckoutState): Step | undefined =>
  steps.find((step) => isNeeded(checkout, step) && stateOf(checkout, step).status !== 'saved')

interface Due {
  readonly call: BookingCall
  readonly at: number
}

const dueStep = (checkout: CheckoutState, step: Step, now: number): Due | undefined => {
  const { status, dueAt, revision } = stateOf(checkout, step)
  if (status !== 'waiting' || dueAt === null) return undefined
  return isReady(checkout, step, now) ? { call: { type: 'step', step: step.name, revision }, at: dueAt } : undefined
}

const duePayment = ({ payment }: CheckoutState): Due | undefined => {
  if (payment.status !== 'preparing') return undefined
  const at = payment.dueAt
  if (payment.method === 'hosted') return { call: { type: 'direction' }, at }
  if (payment.method === 'hold') return { call: { type: 'hold' }, at }
  const { transactionId } = payment
  return { call: transactionId === null ? { type: 'card' } : { type: 'charge', transactionId }, at }
}

/** The next call to the backend and the instant before which it may not be made; undefined where something must happen first. */
export const nextDue = (product: Product, checkout: CheckoutState, now: number): Due | undefined => {
  const { payment } = checkout
  if (isAsked(payment)) {
    const at = payment.askAt
    return { call: { type: questionOf(payment, Math.max(at, now)) }, at }
  }
  if (isUnderWay(payment) || payment.status === 'confirmed') return undefined
  const step = pendingStep(product, checkout)
  // a session holds no price: it is opened whatever the traveller says to the new one
  if (checkout.priceChange && step !== product.steps[0]) return undefined
  return step === undefined ? duePayment(checkout) : dueStep(checkout, step, now)
}

export const nextCall = (product: Product, checkout: CheckoutState, now: number): BookingCall | undefined => {
  const due = nextDue(product, checkout, now)
  return due && due.at <= now ? due.call : undefined
}
