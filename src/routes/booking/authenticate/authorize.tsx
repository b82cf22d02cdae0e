import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentAtProvider } from '#/features/checkout/payment-away/payment-at-provider.tsx'
import { standsAt } from '#/features/checkout/payment-away/payment-guard.ts'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/booking/authenticate/authorize')({
  loader: () => standsAt('/booking/authenticate/authorize'),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your payment`)),
  staticData: { layout: 'blank' },
  component: Authorize,
})

function Authorize() {
  return <PaymentAtProvider status={Route.useLoaderData()} />
}
