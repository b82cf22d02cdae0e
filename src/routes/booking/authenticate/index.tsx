import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentAtBank } from '#/features/checkout/payment-away/payment-at-bank.tsx'
import { returnedPayment, standsAt } from '#/features/checkout/payment-away/payment-guard.ts'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/booking/authenticate/')({
  loader: ({ location }) => standsAt('/booking/authenticate', returnedPayment(location.search)),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your bank`)),
  staticData: { layout: 'blank' },
  component: AtBank,
})

function AtBank() {
  return <PaymentAtBank status={Route.useLoaderData()} />
}
