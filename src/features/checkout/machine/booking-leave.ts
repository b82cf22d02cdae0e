import { type PaymentRequest, isAsked, isElsewhere, isOfRest, paymentIdOf, startAsking } from './booking-payment.ts'
import { type CheckoutState, isNeeded, stateOf } from './checkout-state.ts'
import type { Product } from '../product/product.ts'

/** An open payment is to be taken back, and `next` begun once it is known to be closed. */
export const leaving = (checkout: CheckoutState, next: PaymentRequest | null, now: number): CheckoutState => {
  const { payment } = checkout
  if (!isAsked(payment)) return checkout
  const asking = { ...startAsking('leaving', now), askAt: now }
  const ofRest = isOfRest(payment) && ({ ofRest: true } as const)
  return {
    ...checkout,
    payment: { status: 'leaving', transactionId: paymentIdOf(payment), next, ...ofRest, ...asking },
  }
}

/** The page of a provider or a bank books what the backend had when it was opened: once something of that was changed, the page is closed. */
export const leavingOutdatedPage = ({ steps }: Product, checkout: CheckoutState, now: number): CheckoutState => {
  const isUnsent = steps.some(
    (step) => step.groups && isNeeded(checkout, step) && stateOf(checkout, step).status !== 'saved',
  )
  return isUnsent && isElsewhere(checkout.payment) ? leaving(checkout, null, now) : checkout
}
