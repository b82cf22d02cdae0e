import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { waitsAt } from '#/features/checkout/payment-away/waiting-guard.ts'
import { PaymentWaiting } from '#/features/checkout/payment-away/payment-waiting.tsx'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/activities/booking/waiting')({
  loader: () => waitsAt('/activities/booking/waiting', '/activities/booking/success'),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your payment`)),
  staticData: { layout: 'blank' },
  component: Waiting,
})

function Waiting() {
  return <PaymentWaiting status={Route.useLoaderData()} />
}
