import { Trans } from '@lingui/react/macro'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Result } from '#domain/problem.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { Notice } from '#/ui/notice.tsx'
import { StopLine } from '#/ui/stop-line.tsx'
import type { TripSummary } from '../booked/booked-trip.ts'
import { ForgetDevice } from './forget-device.tsx'
import { LeftDevice } from './leave-device.tsx'
import { LookupForm } from './lookup-form.tsx'
import type { RefusedLookup } from './lookup.ts'
import { type KnownScene, TripList, type TripListProps } from './trip-list.tsx'
import type { TripListWordsByKind } from './trip-list-words.ts'

const SavedOnJourney = lazyPart(
  async () => (await import('#/features/checkout/travellers/saved/saved-on-journey.tsx')).SavedOnJourney,
)

interface MyJourneyPageProps {
  readonly trips: Result<readonly TripSummary[]>
  readonly at: string
  readonly refused: RefusedLookup | undefined
  readonly sceneIn: KnownScene
  readonly words: TripListWordsByKind
}

/** The trips of this browser, and the way to any other. */
export function MyJourneyPage({ trips, refused, ...shown }: MyJourneyPageProps) {
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      <h1 className="text-xl sm:text-2xl">
        <Trans>My journey</Trans>
      </h1>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-12">
        <div className="flex flex-col gap-8">{trips.ok ? <Found trips={trips.value} {...shown} /> : <Unread />}</div>
        <LookupForm refused={refused} />
      </div>
      <ForgetDevice />
      {useHydrated() && (
        <Suspense>
          <SavedOnJourney />
        </Suspense>
      )}
    </div>
  )
}

function Found(found: TripListProps) {
  if (found.trips.length > 0) return <TripList {...found} />
  return (
    <Card className="flex max-w-160 flex-col items-start gap-4">
      <LeftDevice />
      <StopLine stops={1} className="max-w-30" />
      <h2 className="text-lg">
        <Trans>No trips yet in this browser</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          A trip that you book here appears on this page: what was booked, for whom, and what you paid. One that was
          booked elsewhere opens with its reference and email.
        </Trans>
      </p>
      <Link to="/" className={buttonClass()}>
        <Trans>Search flights</Trans>
      </Link>
    </Card>
  )
}

function Unread() {
  const router = useRouter()
  return (
    <Notice tone="danger" role="alert" title={<Trans>Your trips cannot be read just now</Trans>}>
      <p>
        <Trans>They are safe. Our system for bookings gave no answer.</Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-2" onClick={() => void router.invalidate()}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
