import type { Problem } from '#domain/problem.ts'
import type { BookingCall } from './booking-due.ts'
import type { CallOutcome } from './booking-outcome.ts'
import { leavingOutdatedPage } from './booking-leave.ts'
import { askAgain, isAsked, paymentIdOf } from './booking-payment.ts'
import { type BackendIds, type CheckoutState, isNeeded, stateOf, touched, withSteps } from './checkout-state.ts'
import { type Moment, type StepCall, calledAgain, retryDelay, withCalled } from './booking-settle-step.ts'
import { direct, endPayment, idle, lose, register, withPayment } from './booking-settle-payment.ts'
import { sendAllAgain } from './booking-start.ts'
import { type Product, draftTotal } from '../product/product.ts'

/** Marks a call as made, before it is: whatever stops it, what was asked of the backend is known afterwards. */
export const beginCall = (product: Product, checkout: CheckoutState, call: BookingCall, now: number): CheckoutState => {
  const { payment } = checkout
  if (call.type === 'step') return withCalled(product, checkout, call, (state) => ({ ...state, status: 'sending' }))
  if ((call.type === 'status' || call.type === 'cancel') && isAsked(payment))
    return withPayment(checkout, askAgain(payment, now))
  if (call.type === 'charge' && payment.status === 'preparing') {
    return withPayment(checkout, {
      status: 'charging',
      transactionId: call.transactionId,
      agreed: payment.agreed,
    })
  }
  return checkout
}

const tryLater = (
  product: Product,
  checkout: CheckoutState,
  call: BookingCall,
  problem: Problem,
  at: Moment,
): CheckoutState => {
  if (call.type === 'step') return calledAgain(product, checkout, call, problem, at)
  const { payment } = checkout
  if (payment.status === 'charging') return lose(checkout, payment.transactionId, at.now)
  if (payment.status !== 'preparing') return checkout
  const dueAt = at.now + retryDelay(payment.attempts, at.random)
  return withPayment(checkout, { ...payment, dueAt, attempts: payment.attempts + 1 })
}

const refuse = (product: Product, checkout: CheckoutState, call: BookingCall, problem: Problem): CheckoutState => {
  const refused =
    call.type === 'step'
      ? withCalled(product, checkout, call, (state) => ({ ...state, status: 'refused', dueAt: null, problem }))
      : checkout
  if (checkout.payment.status !== 'preparing' && checkout.payment.status !== 'charging') return refused
  return idle(refused, call.type === 'step' ? { outcome: 'notReady' } : { outcome: 'failed', code: problem.code })
}

/** Our own sum and the backend's must agree once both know the same: a difference is a price change like any other. */
const comparedTotals = (product: Product, checkout: CheckoutState): CheckoutState => {
  const { total } = checkout.backendIds
  const settled = product.steps
    .filter((step) => step.prices && isNeeded(checkout, step))
    .every((step) => stateOf(checkout, step).status === 'saved')
  const shown = draftTotal(product, checkout.draft)
  if (!settled || !total || (total.amount === shown.amount && total.currency === shown.currency)) return checkout
  return askAboutPrice(checkout, { step: 'payment', previous: shown, current: total })
}

const askAboutPrice = (
  checkout: CheckoutState,
  priceChange: NonNullable<CheckoutState['priceChange']>,
): CheckoutState => ({
  ...checkout,
  priceChange,
  payment: checkout.payment.status === 'idle' ? checkout.payment : { status: 'idle', last: null },
})

const stepDone = (
  product: Product,
  checkout: CheckoutState,
  call: StepCall,
  ids: Partial<BackendIds>,
  now: number,
): CheckoutState => {
  const { backendIds } = checkout
  const part = { ...backendIds.part, ...ids.part }
  const told = { ...checkout, backendIds: { ...backendIds, ...ids, part } }
  const saved = withCalled(product, told, call, (state) => ({
    ...state,
    status: 'saved',
    dueAt: null,
    attempts: 0,
    problem: null,
  }))
  return comparedTotals(product, takenBack(product, saved, now))
}

/** What was taken out of the draft while it was on its way has arrived: it is to be taken out there too. */
const takenBack = ({ steps }: Product, checkout: CheckoutState, now: number): CheckoutState =>
  withSteps(checkout, steps, (state, step) =>
    state.status === 'empty' && state.revision > 0 && isNeeded(checkout, step) ? touched(state, now) : state,
  )

const changedPrice = (
  product: Product,
  checkout: CheckoutState,
  call: BookingCall,
  { previous, current }: Extract<CallOutcome, { type: 'priceChanged' }>,
): CheckoutState => {
  const step = call.type === 'step' ? call.step : 'payment'
  const back =
    call.type === 'step' ? withCalled(product, checkout, call, (state) => ({ ...state, status: 'waiting' })) : checkout
  return askAboutPrice(back, { step, previous, current })
}

const sendMissing = (
  { steps }: Product,
  checkout: CheckoutState,
  missed: Extract<CallOutcome, { type: 'missing' }>['missing'],
  now: number,
): CheckoutState => {
  const again = withSteps(checkout, steps, (state, { missing }) =>
    missing && missed.includes(missing)
      ? { ...state, status: 'waiting', dueAt: now, revision: state.revision + 1 }
      : state,
  )
  return idle(again, { outcome: 'notReady' })
}

/** A card is registered with one session: another one has to be given it again. */
const startOver = (product: Product, checkout: CheckoutState, now: number): CheckoutState => {
  const again = sendAllAgain(product, checkout, now)
  const { payment } = again
  if (payment.status === 'preparing') return withPayment(again, { ...payment, transactionId: null })
  return payment.status === 'charging' ? idle(again, { outcome: 'notReady' }) : again
}

const settled = (
  product: Product,
  checkout: CheckoutState,
  call: BookingCall,
  outcome: CallOutcome,
  at: Moment,
): CheckoutState => {
  const { payment } = checkout
  switch (outcome.type) {
    case 'done':
      return call.type === 'step' ? stepDone(product, checkout, call, outcome.ids, at.now) : checkout
    case 'registered':
      return register(checkout, outcome.transactionId, at.now)
    case 'directed':
      return payment.status === 'preparing' ? direct(checkout, outcome, at.now) : checkout
    case 'payment':
      return endPayment(checkout, outcome.answer, call.type, at.now)
    case 'retry':
      return tryLater(product, checkout, call, outcome.problem, at)
    case 'refused':
      return refuse(product, checkout, call, outcome.problem)
    case 'priceChanged':
      return changedPrice(product, checkout, call, outcome)
    case 'sessionLost':
      return startOver(product, checkout, at.now)
    case 'missing':
      return sendMissing(product, calledAgain(product, checkout, call, null, at), outcome.missing, at.now)
    case 'closed':
      return lose(calledAgain(product, checkout, call, null, at), paymentIdOf(payment), at.now)
  }
}

/** The booking after a call was answered, or was not. */
export const settleCall = (
  product: Product,
  checkout: CheckoutState,
  call: BookingCall,
  outcome: CallOutcome,
  at: Moment,
): CheckoutState => leavingOutdatedPage(product, settled(product, checkout, call, outcome, at), at.now)
