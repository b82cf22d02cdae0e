import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { waitsAt } from '#/features/checkout/payment-away/waiting-guard.ts'
import { PaymentWaiting } from '#/features/checkout/payment-away/payment-waiting.tsx'
import { unlistedHead } from '#/i18n/page-head.ts'
import { FlownTourDecision } from '#/verticals/flown-tours/booking/decision.tsx'
import { OutingDecision } from '#/verticals/outings/booking/outing-decision.tsx'
import { PackageDecision } from '#/verticals/packages/booking/package-decision.tsx'

export const Route = createFileRoute('/paquetes/booking/waiting')({
  loader: () => waitsAt('/paquetes/booking/waiting', '/paquetes/booking/success'),
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your payment`)),
  staticData: { layout: 'blank' },
  component: Waiting,
})

function Waiting() {
  const status = Route.useLoaderData()
  const { payment, pages, kind } = status
  if (payment.status !== 'deciding') return <PaymentWaiting status={status} />
  const part = { decision: payment.decision, search: pages.summary.search }
  if (kind === 'flown_tour') return <FlownTourDecision {...part} />
  return kind === 'outing' ? <OutingDecision {...part} /> : <PackageDecision {...part} />
}
