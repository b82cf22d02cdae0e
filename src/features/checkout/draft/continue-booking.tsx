import { Suspense, useSyncExternalStore } from 'react'
import type { ContinueBookingProps } from './continue-booking-card.tsx'
import { hasBegun } from './begun-booking.ts'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'

const ContinueBookingCard = lazyPart(async () => (await import('./continue-booking-card.tsx')).ContinueBookingCard)

/** What it says when the page comes is good for as long as it is looked at. */
const unwatched = () => () => undefined

/** The way back to a booking that was begun in this browser. Who has begun none loads and asks nothing. */
export function ContinueBooking(props: ContinueBookingProps) {
  const begun = useSyncExternalStore(unwatched, hasBegun, () => false)
  return <Suspense>{begun && <ContinueBookingCard {...props} />}</Suspense>
}
