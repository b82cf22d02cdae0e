import type { Money } from '#domain/money/money.ts'
import type { BookingPayment } from '../machine/booking-payment.ts'
import type { BookingPages, PaymentPlace, SitePage } from '../product/booking-pages.ts'
import type { BookingView } from './booking-view.ts'

/** What the pages around a payment know of it. Nothing of what was typed: that stays out of the page's own text. */
export interface PaymentStatus {
  /** of what is bought */
  readonly kind: string
  readonly payment: BookingPayment
  readonly total: Money
  readonly pages: BookingPages
  /** whether the seats are held first and paid for later */
  readonly holds: boolean
  /** how many times Pay was pressed */
  readonly payments: number
  /** whose hosted page a traveller may pay on, by the name that the page gives itself */
  readonly provider: string
}

export const paymentStatusOf = (
  { payment, payments, total, pages, draft }: BookingView,
  provider: string,
): PaymentStatus => ({
  kind: draft.kind,
  payment,
  payments,
  total,
  pages,
  holds: Boolean(draft.item.holdUntil),
  provider,
})

const pageOfEnd = (payment: Extract<BookingPayment, { status: 'idle' }>, { summary }: BookingPages): SitePage => {
  switch (payment.last?.outcome) {
    case 'cancelled':
      return '/booking/authenticate/cancel'
    case 'declined':
    case 'failed':
    case 'expired':
    case 'notCharged':
      return summary.to
    default:
      return '/booking/BillingSummary'
  }
}

/** The one page that says how a payment stands: whatever address a traveller comes back to, this is where they belong. */
export const pageOfPayment = (payment: BookingPayment, pages: BookingPages): SitePage => {
  switch (payment.status) {
    case 'confirmed':
      return pages.confirmed
    case 'preparing':
    case 'charging':
    case 'unknown':
    case 'leaving':
    case 'deciding':
      return pages.waiting
    case 'challenge':
      return '/booking/authenticate'
    case 'hosted':
      return '/booking/authenticate/authorize'
    case 'idle':
      return pageOfEnd(payment, pages)
  }
}

/** The last try to pay of one booking, by a name that no other try has. */
export const nameOfTry = ({
  payments,
  transactionId,
  draft,
}: Pick<BookingView, 'payments' | 'transactionId' | 'draft'>): string =>
  `${draft.item.offerId} ${payments} ${transactionId}`

/** Paying may begin, or begin again in another way; what is being decided right now may not be paid a second time. */
export const mayPay = ({ status }: BookingPayment): boolean =>
  status === 'idle' || status === 'challenge' || status === 'hosted'

/** The way to the page of a payment. The summary is told which trip it is about. */
export const placeOfPayment = (payment: BookingPayment, pages: BookingPages): PaymentPlace => {
  const to = pageOfPayment(payment, pages)
  return to === pages.summary.to ? pages.summary : { to, search: {} }
}

/** Where a visitor belongs; without a booking, at the start. */
export const placeOfVisitor = (status: PaymentStatus | undefined): PaymentPlace =>
  status ? placeOfPayment(status.payment, status.pages) : { to: '/', search: {} }
