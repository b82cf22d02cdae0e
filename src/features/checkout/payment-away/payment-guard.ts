import { redirect } from '@tanstack/react-router'
import { paymentStatus, tripPaidBy } from '../session/payment-status.functions.ts'
import type { SitePage } from '../product/booking-pages.ts'
import { type PaymentStatus, mayPay, pageOfPayment, placeOfVisitor } from '../session/payment-status.ts'

const elsewhere = (status: PaymentStatus | undefined) => redirect({ ...placeOfVisitor(status), replace: true })

const isNewest = (status: PaymentStatus | undefined, bookingId: string): boolean =>
  status?.payment.status === 'confirmed' && status.payment.bookingId === bookingId

/** Whoever comes back with a payment is led to what that very payment bought, even if they have begun something else since. */
const leadToPaid = async (status: PaymentStatus | undefined, paymentId: string): Promise<void> => {
  const booking = await tripPaidBy({ data: paymentId })
  if (booking !== undefined && !isNewest(status, booking))
    throw redirect({ to: '/user/my-journey/booking-detail', search: { booking }, replace: true })
}

/**
 * For the loader of a page that is about one stand of a payment: asks how it stands, and leads away where that is another.
 * `returned` is the payment that a bank or provider sent the visitor back with, if they did.
 */
export const standsAt = async (here: SitePage, returned?: string): Promise<PaymentStatus> => {
  const status = await paymentStatus({ data: { ask: true } })
  if (returned !== undefined) await leadToPaid(status, returned)
  if (!status || pageOfPayment(status.payment, status.pages) !== here) throw elsewhere(status)
  return status
}

/** What an address says of the payment that a visitor comes back with; anybody can write it, so it is only asked about. */
export const returnedPayment = (search: object): string | undefined => {
  const { cartId, transactionId } = search as { readonly cartId?: unknown; readonly transactionId?: unknown }
  return [cartId, transactionId].find((id) => typeof id === 'string')
}

/** For the loader of the page to pay on: it is open until a payment has been made or is being decided. */
export const standsBeforePaying = async (): Promise<PaymentStatus> => {
  const status = await paymentStatus({ data: { ask: true } })
  if (!status || !mayPay(status.payment)) throw elsewhere(status)
  return status
}
