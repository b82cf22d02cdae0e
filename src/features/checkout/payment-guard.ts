import { redirect } from '@tanstack/react-router'
import { paymentStanding } from './payment-standing.functions.ts'
import { type PaymentPage, type PaymentStanding, mayPay, pageOfPayment, placeOfVisitor } from './payment-standing.ts'

const elsewhere = (standing: PaymentStanding | undefined) => redirect({ ...placeOfVisitor(standing), replace: true })

/** For the loader of a page that is about one stand of a payment: asks how it stands, and leads away where that is another. */
export const standsAt = async (here: PaymentPage): Promise<PaymentStanding> => {
  const standing = await paymentStanding({ data: { ask: true } })
  if (!standing || pageOfPayment(standing.payment) !== here) throw elsewhere(standing)
  return standing
}

/** For the loader of the page to pay on: it is open until a payment has been made or is being decided. */
export const standsBeforePaying = async (): Promise<PaymentStanding> => {
  const standing = await paymentStanding({ data: { ask: false } })
  if (!standing || !mayPay(standing.payment)) throw elsewhere(standing)
  return standing
}
