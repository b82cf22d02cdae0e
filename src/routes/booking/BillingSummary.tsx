import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BillingPage } from '#/features/checkout/billing/billing-page.tsx'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { standsBeforePaying } from '#/features/checkout/payment-away/payment-guard.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { bookingWords } from '#/verticals/booking-words.ts'
import { onPaymentPage } from '#/verticals/payment-page.ts'

export const Route = createFileRoute('/booking/BillingSummary')({
  loader: () => standsBeforePaying(),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Payment`)),
  staticData: { layout: 'result' },
  component: BillingSummary,
})

function BillingSummary() {
  const status = Route.useLoaderData()
  return (
    <>
      <BookingLine at="payment" holds={status.holds} own={bookingWords[status.kind]?.stops} />
      <BillingPage status={status} products={onPaymentPage} />
    </>
  )
}
