import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { standsAt } from '#/features/checkout/payment-away/payment-guard.ts'
import { PaymentWaiting } from '#/features/checkout/payment-away/payment-waiting.tsx'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/activities/booking/waiting')({
  loader: () => standsAt('/activities/booking/waiting'),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your payment`)),
  staticData: { layout: 'blank' },
  component: Waiting,
})

function Waiting() {
  return <PaymentWaiting status={Route.useLoaderData()} />
}
