import type { Money } from '#domain/money/money.ts'
import type { BookingPayment } from '../machine/booking-payment.ts'
import type { BookingView } from './booking-view.ts'

/** What the pages around a payment know of it. Nothing of what was typed: that stays out of the page's own text. */
export interface PaymentStatus {
  readonly payment: BookingPayment
  readonly total: Money
  readonly offerId: string
  /** whether the seats are held first and paid for later */
  readonly holds: boolean
  /** how many times Pay was pressed */
  readonly payments: number
  /** whose hosted page a traveller may pay on, by the name that the page gives itself */
  readonly provider: string
}

export const paymentStatusOf = ({ payment, payments, total, draft }: BookingView, provider: string): PaymentStatus => ({
  payment,
  payments,
  total,
  offerId: draft.item.offerId,
  holds: Boolean(draft.item.holdUntil),
  provider,
})

export type PaymentPage =
  | '/booking/BillingSummary'
  | '/booking/authenticate'
  | '/booking/authenticate/authorize'
  | '/booking/authenticate/cancel'
  | '/booking/authenticate/waiting'
  | '/booking/confirm'
  | '/booking/summary'

const pageOfEnd = (payment: Extract<BookingPayment, { status: 'idle' }>): PaymentPage => {
  switch (payment.last?.outcome) {
    case 'cancelled':
      return '/booking/authenticate/cancel'
    case 'declined':
    case 'failed':
    case 'expired':
    case 'notCharged':
      return '/booking/summary'
    default:
      return '/booking/BillingSummary'
  }
}

/** The one page that says how a payment stands: whatever address a traveller comes back to, this is where they belong. */
export const pageOfPayment = (payment: BookingPayment): PaymentPage => {
  switch (payment.status) {
    case 'confirmed':
      return '/booking/confirm'
    case 'preparing':
    case 'charging':
    case 'unknown':
    case 'leaving':
      return '/booking/authenticate/waiting'
    case 'challenge':
      return '/booking/authenticate'
    case 'hosted':
      return '/booking/authenticate/authorize'
    case 'idle':
      return pageOfEnd(payment)
  }
}

/** Paying may begin, or begin again in another way; what is being decided right now may not be paid a second time. */
export const mayPay = ({ status }: BookingPayment): boolean =>
  status === 'idle' || status === 'challenge' || status === 'hosted'

export interface PaymentPlace {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}

/** The way to the page of a payment. The summary is told which trip it is about. */
export const placeOfPayment = (payment: BookingPayment, offerId: string): PaymentPlace => {
  const to = pageOfPayment(payment)
  return { to, search: to === '/booking/summary' ? { offer: offerId } : {} }
}

/** Where a visitor belongs; without a booking, at the start. */
export const placeOfVisitor = (status: PaymentStatus | undefined): PaymentPlace =>
  status ? placeOfPayment(status.payment, status.offerId) : { to: '/', search: {} }
