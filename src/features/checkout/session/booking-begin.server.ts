import type { Money } from '#domain/money/money.ts'
import type { BookingContext, BookingSaid } from './booking-context.server.ts'
import { tellSession } from '../machine/booking-edit.ts'
import { type BookingPayment, isUndecided } from '../machine/booking-payment.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { isChosenAlike, isSameOffer, startBooking } from '../machine/booking-start.ts'
import type { Item } from '../draft/draft.ts'
import type { StartInput } from './booking-input.ts'
import type { BookingView } from './booking-view.ts'
import type { Product } from '../product/product.ts'

export interface Begin {
  /** of the product that is bought */
  readonly kind: string
  /** at the price of now */
  readonly item: Item
  /** what the traveller was shown */
  readonly agreed: Money
  readonly context: BookingContext
}

interface Booking {
  readonly checkout: CheckoutState
  readonly context: BookingContext
}

/**
 * Versions go on counting, so that every tab of the visitor sees that there is something newer, and payments, so that each is
 * told of. The first version is the clock's: it is newer than that of a booking which was forgotten and a tab still shows.
 */
const after = (existing: Booking | undefined, checkout: CheckoutState, now: number): CheckoutState => ({
  ...checkout,
  version: existing ? existing.checkout.version + 1 : now,
  payments: existing?.checkout.payments ?? 0,
})

/** What became of the last payment is still to be told where the offer that it was for begins again. */
const paymentOf = (existing: Booking | undefined, begun: CheckoutState): BookingPayment => {
  if (existing?.checkout.payment.status !== 'idle') return begun.payment
  return isSameOffer(begun.draft, existing.checkout.draft) ? existing.checkout.payment : begun.payment
}

/**
 * Everything that was entered is forgotten, the flight is not: under a new key, so that no answer to the old one counts. A
 * booking that is made, or may yet be, stays.
 */
export const restartBooking = (product: Product, existing: Booking, key: string, now: number): Booking =>
  existing.checkout.payment.status !== 'idle'
    ? existing
    : {
        context: { ...existing.context, key },
        checkout: after(existing, startBooking(product, existing.checkout.draft.item, undefined, now), now),
      }

/** The booking as its traveller goes on with it. What is confirmed stays as it was booked. */
export const goOnAsSaid = (product: Product, existing: Booking, said: BookingSaid, now: number): Booking => {
  const { context, checkout } = existing
  const next = { ...context, ...said }
  const isSame = JSON.stringify(next) === JSON.stringify(context)
  if (isSame || checkout.payment.status === 'confirmed') return existing
  return { context: next, checkout: tellSession(product, checkout, now) }
}

/** The step that prices the item: it goes again once a new price is accepted. */
const pricingStep = ({ steps }: Product): string => steps.find(({ prices }) => prices === 'item')?.name ?? 'payment'

/**
 * A booking of the trip that was chosen, with what an unfinished one of this visitor holds. While a payment is undecided
 * nothing else begins, and a price other than the one that was shown is asked about first.
 */
export const beginBooking = (
  product: Product,
  existing: Booking | undefined,
  { item, agreed, context }: Omit<Begin, 'kind'>,
  now: number,
): Booking => {
  if (existing && isUndecided(existing.checkout.payment)) return existing
  const finished = existing?.checkout.payment.status === 'confirmed'
  const earlier = finished ? undefined : existing?.checkout.draft
  const begun = startBooking(product, { ...item, total: agreed }, earlier, now)
  const checkout = after(existing, { ...begun, payment: paymentOf(existing, begun) }, now)
  const moved = item.total.amount !== agreed.amount || item.total.currency !== agreed.currency
  return {
    context,
    checkout: moved
      ? { ...checkout, priceChange: { step: pricingStep(product), previous: agreed, current: item.total } }
      : checkout,
  }
}

/** Whether a booking is of what is asked. The same offer chosen anew with extras, or without, begins again, unless it is being paid for. */
export const isSameBooking = (view: BookingView | undefined, input: StartInput): view is BookingView =>
  view !== undefined &&
  view.draft.kind === input.kind &&
  view.draft.item.offerId === input.offerId &&
  (isChosenAlike(view.draft.item, input) || isUndecided(view.payment)) &&
  view.payment.status !== 'confirmed' &&
  input.again !== true
