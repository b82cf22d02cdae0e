import type { Money } from '#domain/money/money.ts'
import { leavingOutdatedPage } from './booking-leave.ts'
import { type BookingPayment, isElsewhere } from './booking-payment.ts'
import { type CheckoutState, isNeeded, touched, untouched, withSteps } from './checkout-state.ts'
import { type DraftPatch, applyPatch, groupsOf } from '../draft/draft-patch.ts'
import type { Draft } from '../draft/draft.ts'
import { type Product, draftTotal } from '../product/product.ts'

const agreedBefore = (payment: BookingPayment) => (payment.status === 'preparing' ? payment.agreed : undefined)

/** Pay was pressed under a total: where a change makes it another one before anything is charged, Pay has to be pressed again. */
const paymentAfterEdit = (payment: BookingPayment, { amount, currency }: Money): BookingPayment => {
  const agreed = payment.status === 'leaving' ? payment.next?.agreed : agreedBefore(payment)
  if (!agreed || (agreed.amount === amount && agreed.currency === currency)) return payment
  return payment.status === 'leaving' ? { ...payment, next: null } : { status: 'idle', last: { outcome: 'notReady' } }
}

/** What a tab sends again that was stored before takes nobody's payment page away. */
const isSameDraft = (draft: Draft, before: Draft): boolean => JSON.stringify(draft) === JSON.stringify(before)

/** The traveller changed something: stored at once, sent when its step has been quiet for long enough. */
export const editDraft = (product: Product, checkout: CheckoutState, patch: DraftPatch, now: number): CheckoutState => {
  const groups = groupsOf(patch)
  if (groups.length === 0 || checkout.payment.status === 'confirmed') return checkout
  const draft = applyPatch(checkout.draft, patch)
  if (isElsewhere(checkout.payment) && isSameDraft(draft, checkout.draft)) return checkout
  const payment = paymentAfterEdit(checkout.payment, draftTotal(product, draft))
  const edited = { ...checkout, draft, payment, version: checkout.version + 1 }
  const due = withSteps(edited, product.steps, (state, step) => {
    if (!step.groups?.some((group) => groups.includes(group))) return state
    if (!isNeeded(edited, step)) return { ...untouched, revision: state.revision + 1 }
    return touched(state, now + step.debounceMs)
  })
  return leavingOutdatedPage(product, due, now)
}

/** The session is told how the traveller goes on. It is the first step, so nothing else is sent before it was. */
export const tellSession = (product: Product, checkout: CheckoutState, now: number): CheckoutState =>
  withSteps(checkout, product.steps, (state, step) => (step === product.steps[0] ? touched(state, now) : state))

/** Leaving a step, hiding the tab and Pay wait for no debounce. A step that was refused is tried once more. */
export const flushSteps = (product: Product, checkout: CheckoutState, now: number): CheckoutState =>
  withSteps(checkout, product.steps, (state) =>
    state.status === 'waiting' || state.status === 'refused'
      ? { ...state, status: 'waiting', dueAt: now, attempts: 0 }
      : state,
  )
