import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentCancelled } from '#/features/checkout/payment-away/payment-cancelled.tsx'
import { standsAt } from '#/features/checkout/payment-away/payment-guard.ts'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/booking/authenticate/cancel')({
  loader: () => standsAt('/booking/authenticate/cancel'),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Payment canceled`)),
  staticData: { layout: 'blank' },
  component: Cancelled,
})

function Cancelled() {
  return <PaymentCancelled status={Route.useLoaderData()} />
}
