import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { BillingForm } from './billing-form.tsx'
import { TouchedFieldsProvider } from '../draft/touched-fields.tsx'
import { OtherTripToPay } from '../draft/other-trip-notice.tsx'
import type { PaymentStatus } from '../session/payment-status.ts'
import type { ByKind, OnPaymentPage } from '../product/product-on-pages.ts'
import { useBookingView, useDraft } from '../draft/booking-scope.tsx'
import { useResumedBooking } from '../draft/use-resumed-booking.ts'
import { usePaymentParts } from '../payment/use-payment-parts.ts'

interface BillingPageProps {
  readonly status: PaymentStatus
  readonly products: ByKind<OnPaymentPage>
}

/** The page to pay on. */
export function BillingPage({ status: { kind, provider, holds }, products }: BillingPageProps) {
  const { isThere, failed } = useResumedBooking()
  // on their way while the booking is being read
  usePaymentParts(products, kind, holds)
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <h1 className="text-xl sm:text-2xl">{holds ? <Trans>Hold your seats</Trans> : <Trans>Payment</Trans>}</h1>
      {isThere ? <BillingOfOneOffer provider={provider} products={products} /> : <BookingOnItsWay failed={failed} />}
    </div>
  )
}

/** Another tab may choose another offer meanwhile; this page goes on being about the one that it was opened for. */
function BillingOfOneOffer({ provider, products }: { provider: string } & Pick<BillingPageProps, 'products'>) {
  const { kind, item } = useDraft()
  const { offerId, holdUntil } = item
  const parts = usePaymentParts(products, kind, Boolean(holdUntil))
  const { pages } = useBookingView()
  const chosen = { offerId, summary: pages.summary }
  const [meant, setMeant] = useState(chosen)
  if (offerId !== meant.offerId) return <OtherTripToPay before={meant.summary} onGoOn={() => setMeant(chosen)} />
  if (parts === 'loading' || parts === 'failed') return <BookingOnItsWay failed={parts === 'failed'} />
  const { product, HoldForm } = parts
  if (holdUntil && HoldForm) return <HoldForm until={holdUntil} product={product} />
  return (
    <TouchedFieldsProvider>
      <BillingForm provider={provider} product={product} />
    </TouchedFieldsProvider>
  )
}

function BookingOnItsWay({ failed }: { failed: boolean }) {
  if (failed)
    return (
      <Notice tone="danger" role="alert" title={<Trans>Your booking could not be read</Trans>}>
        <p>
          <Trans>It is kept. Try again in a moment.</Trans>
        </p>
        <Button variant="secondary" size="small" className="mt-2" onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    )
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <output className="sr-only">
        <Trans>Your booking is being read.</Trans>
      </output>
      <noscript>
        <Notice tone="warn" title={<Trans>The next step needs scripts</Trans>}>
          <Trans>Your card is encrypted in your browser, which takes JavaScript. Nothing has been booked.</Trans>
        </Notice>
      </noscript>
      <div className="flex flex-col gap-6 noscript:hidden">
        <Skeleton className="h-44 rounded-2xl" />
        <Skeleton className="h-90 rounded-2xl" />
      </div>
      <Skeleton className="h-64 rounded-2xl noscript:hidden" />
    </div>
  )
}
