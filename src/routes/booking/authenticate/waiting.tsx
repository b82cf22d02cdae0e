import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentWaiting } from '#/features/checkout/payment-away/payment-waiting.tsx'
import { standsAt } from '#/features/checkout/payment-away/payment-guard.ts'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/booking/authenticate/waiting')({
  loader: () => standsAt('/booking/authenticate/waiting'),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your payment`)),
  staticData: { layout: 'blank' },
  component: Waiting,
})

function Waiting() {
  return <PaymentWaiting status={Route.useLoaderData()} />
}
