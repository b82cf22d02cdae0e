import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type Ref, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Problem } from '#domain/problem.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { PhoneBooking } from '../phone-booking.tsx'
import { useBooking } from '../draft/booking-scope.tsx'
import { TouchedFieldsProvider } from '../draft/touched-fields.tsx'
import { OtherTripBooked } from '../draft/other-trip-notice.tsx'
import type { OnTravellersPage } from '../product/product-on-pages.ts'
import { SavedTravellersScope } from './saved/saved-scope.tsx'
import { loadOffered } from './saved/offer-saved.tsx'
import { TravellersForm } from './travellers-form.tsx'
import type { OfferToBook } from '../draft/begin-offer.ts'
import { useStartedBooking } from '../draft/use-started-booking.ts'

interface TravellersStepProps {
  readonly offer: OfferToBook
  /** of the kind that the offer is of */
  readonly product: OnTravellersPage
  /** is told of the form once it is there */
  readonly formRef: Ref<HTMLFormElement>
}

/** Begins the booking of a trip whose price stands, and takes what the airline needs to know. */
export function TravellersStep({ offer, product, formRef }: TravellersStepProps) {
  const { started, retry } = useStartedBooking(offer)
  const { restarts } = useSnapshot(useBooking().begun)
  useFocusOnRestart(restarts)
  return (
    <SavedTravellersScope load={loadOffered}>
      <section id="next" tabIndex={-1} aria-labelledby="who-travels" className="flex flex-col gap-3 scroll-mt-4">
        <h2 id="who-travels" className="text-xl">
          <product.Heading />
        </h2>
        <noscript>
          <Notice tone="warn" title={<Trans>The next step needs scripts</Trans>}>
            <p>
              <Trans>Your card is encrypted in your browser, which takes JavaScript. Nothing has been booked.</Trans>
            </p>
            <PhoneBooking reference={offer.offerId} />
          </Notice>
        </noscript>
        {started.state === 'ready' && (
          <TouchedFieldsProvider key={restarts}>
            <TravellersForm formRef={formRef} product={product} />
          </TouchedFieldsProvider>
        )}
        {started.state === 'elsewhere' && <OtherTripBooked onGoOn={retry} />}
        {(started.state === 'starting' || started.state === 'booked') && <Starting />}
        {started.state === 'failed' && <NotStarted problem={started.problem} onRetry={retry} />}
      </section>
    </SavedTravellersScope>
  )
}

/** The form that was typed in is gone, and what was pressed in it: the focus goes to where the new one begins. */
const useFocusOnRestart = (restarts: number): void => {
  const before = useRef(restarts)
  useEffect(() => {
    if (restarts !== before.current) document.getElementById('next')?.focus()
    before.current = restarts
  }, [restarts])
}

function Starting() {
  return (
    <div className="flex flex-col gap-6 noscript:hidden">
      <output className="sr-only">
        <Trans>Your booking is being prepared.</Trans>
      </output>
      <Skeleton className="h-40 rounded-2xl" />
      <Skeleton className="h-90 rounded-2xl" />
    </div>
  )
}

function NotStarted({ problem, onRetry }: { problem: Problem | undefined; onRetry: () => void }) {
  if (problem?._tag === 'OfferGone')
    return (
      <Notice tone="danger" role="alert" title={<Trans>This was sold out a moment ago</Trans>}>
        <p className="mb-3">
          <Trans>Nothing has been booked or charged.</Trans>
        </p>
        <Link to="/" preload={false} className={buttonClass('secondary', 'small')}>
          <Trans>Search again</Trans>
        </Link>
      </Notice>
    )
  return (
    <Notice tone="danger" role="alert" title={<Trans>The booking could not be begun</Trans>}>
      <p>
        <Trans>What you typed before is kept. Try again in a moment.</Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
