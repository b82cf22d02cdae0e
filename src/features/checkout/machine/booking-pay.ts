import { type Money, isSameMoney } from '#domain/money/money.ts'
import { askedPrice } from './asked-price.ts'
import { type PaymentAsked, type PaymentRequest, isAsked, isElsewhere, startAsking } from './booking-payment.ts'
import { flushSteps } from './booking-edit.ts'
import { leaving } from './booking-leave.ts'
import { type CheckoutState, isNeeded, isReady, touched, withSteps } from './checkout-state.ts'
import type { Draft } from '../draft/draft.ts'
import { type Product, draftTotal } from '../product/product.ts'

const notReady = (checkout: CheckoutState): CheckoutState => ({
  ...checkout,
  payment: { status: 'idle', last: { outcome: 'notReady' } },
})

/** Whether everything that a payment needs has been entered. */
const readyToPay = ({ steps }: Product, checkout: CheckoutState, now: number): boolean =>
  steps.filter((step) => isNeeded(checkout, step)).every((step) => isReady(checkout, step, now))

/**
 * Pay was pressed under the total `agreed`. What is left is sent first, without its debounce. Pressing again while that
 * goes on, or while an answer is being asked for, changes nothing, nor does Pay for another trip than this; a traveller who came back from a bank or a hosted page
 * may pay in another way, once the backend has taken the first one back.
 */
export const requestPay = (
  product: Product,
  checkout: CheckoutState,
  { method, agreed, offerId }: PaymentAsked,
  now: number,
): CheckoutState => {
  if (offerId !== undefined && offerId !== checkout.draft.item.offerId) return checkout
  const { status } = checkout.payment
  if (status !== 'idle' && !isElsewhere(checkout.payment)) return checkout
  if (checkout.priceChange) return checkout
  const total = draftTotal(product, checkout.draft)
  if (!isSameMoney(total, agreed)) {
    return { ...checkout, priceChange: { step: 'payment', previous: agreed, current: total } }
  }
  const isHeld = Boolean(checkout.draft.item.holdUntil)
  if (isHeld !== (method === 'hold') || !readyToPay(product, checkout, now))
    return status === 'idle' ? notReady(checkout) : checkout
  const pressed = { ...flushSteps(product, checkout, now), payments: checkout.payments + 1 }
  const request = { method, agreed }
  return status === 'idle' ? preparePayment(pressed, request, now) : leaving(pressed, request, now)
}

/** Nothing else is open: what is left is sent, what was typed since Pay was pressed after its debounce, and then paid for. */
export const preparePayment = (
  checkout: CheckoutState,
  { method, agreed }: PaymentRequest,
  now: number,
): CheckoutState => ({
  ...checkout,
  payment: { status: 'preparing', method, agreed, transactionId: null, dueAt: now, attempts: 0 },
})

/**
 * The traveller leaves what they were about to pay, for another trip or to start over. Of what was not sent nothing is; what
 * is open is to be taken back. A charge that is on its way is waited for.
 */
export const leavePayment = (checkout: CheckoutState, now: number): CheckoutState =>
  leaving(giveUpPaying(checkout), null, now)

/** Stops before the next payment has begun: nothing of it was charged, and nothing will be without Pay being pressed again. */
export const giveUpPaying = (checkout: CheckoutState): CheckoutState => {
  const { payment } = checkout
  if (payment.status === 'leaving') return { ...checkout, payment: { ...payment, next: null } }
  return payment.status === 'preparing' ? notReady(checkout) : checkout
}

/** The traveller came back, or looks at the waiting page: the next question is due now. */
export const askNow = (checkout: CheckoutState, now: number): CheckoutState => {
  const { payment } = checkout
  return isAsked(payment) ? { ...checkout, payment: { ...payment, askAt: now, asked: 0 } } : checkout
}

const withItemTotal = (draft: Draft, total: Money): Draft => ({ ...draft, item: { ...draft.item, total } })

/**
 * The traveller says yes to the new price: from here on it is the price, and the step that met it goes again. Where it has moved
 * once more since `agreed` was shown, nobody has said yes to that; it is missing where the page's scripts are of an earlier build.
 */
export const acceptPrice = (product: Product, checkout: CheckoutState, now: number, agreed?: Money): CheckoutState => {
  const { priceChange, draft } = checkout
  const asked = askedPrice({ priceChange, total: draftTotal(product, draft) })
  if (!priceChange || !asked || (agreed && !isSameMoney(agreed, asked.to))) return checkout
  const { previous, current } = priceChange
  const accepted = { ...checkout, priceChange: null, version: checkout.version + 1 }
  const met = product.steps.find(({ name }) => name === priceChange.step)
  if (!met) {
    const amount = draft.item.total.amount + current.amount - draftTotal(product, draft).amount
    const total = { amount, currency: current.currency }
    // all that the product says of its price moves along; what is charged is what was said yes to
    const priced = product.steps.find(({ prices }) => prices === 'item')
    return { ...accepted, draft: withItemTotal(priced?.agree?.(draft, draft.item.total, total) ?? draft, total) }
  }
  const moved = met.agree?.(draft, previous, current) ?? withItemTotal(draft, current)
  return withSteps({ ...accepted, draft: moved }, product.steps, (state, step) =>
    step === met ? { ...state, status: 'waiting', revision: state.revision + 1, dueAt: now, attempts: 0 } : state,
  )
}

/**
 * The booking as it is found after its object was stopped in the middle: what was on its way may or may not have arrived. An
 * earlier build left steps empty until their own fields were touched, which may never happen.
 */
export const rehydrate = (product: Product, checkout: CheckoutState, now: number): CheckoutState => {
  const resumed = withSteps(checkout, product.steps, (state, step) => {
    if (state.status === 'empty' && isNeeded(checkout, step)) return touched(state, now)
    return state.status === 'sending' ? { ...state, status: 'waiting', dueAt: now } : state
  })
  const { payment } = resumed
  if (payment.status === 'charging') {
    const { transactionId } = payment
    return { ...resumed, payment: { status: 'unknown', transactionId, ...startAsking('unknown', now) } }
  }
  return giveUpPaying(resumed)
}
