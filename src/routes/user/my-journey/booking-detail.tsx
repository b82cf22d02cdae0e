import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OfflineCopyNote } from '#/features/trips/copies/offline-copy-note.tsx'
import { BookedTripPage } from '#/features/trips/booked/booked-trip-page.tsx'
import { FollowedTrip } from '#/features/trips/booked/followed-trip.tsx'
import { isToCome, nameOfTrip } from '#/features/trips/booked/booked-trip.ts'
import { MissingTrip } from '#/features/trips/booked/missing-trip.tsx'
import { loadBooking, loadMailed } from '#/features/trips/trips.functions.ts'
import { BookingReview } from '#/features/visitor-forms/review-form.tsx'
import { unlistedHead } from '#/i18n/page-head.ts'
import { onTripPage } from '#/verticals/trip-page.ts'
import { sendFormLazily } from '#/app/visitor-forms/send-form-lazily.ts'
import { loadForm } from '#/app/visitor-forms/visitor-forms.functions.ts'

export const Route = createFileRoute('/user/my-journey/booking-detail')({
  validateSearch: (search: Record<string, unknown>) => ({
    booking: typeof search.booking === 'string' ? search.booking : '',
  }),
  loaderDeps: ({ search: { booking } }) => ({ booking }),
  loader: async ({ deps: { booking } }) => {
    const [found, review, mailed] = await Promise.all([
      loadBooking({ data: booking }),
      loadForm({ data: 'review' }),
      loadMailed({ data: booking }),
    ])
    return { found, review, mailed, at: new Date().toISOString() }
  },
  gcTime: 0,
  staticData: { layout: 'result' },
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your booking`)),
  component: BookingDetail,
})

function BookingDetail() {
  const { found, review, mailed, at } = Route.useLoaderData()
  if (!found.ok) return <MissingTrip problem={found.problem} />
  return (
    <>
      <OfflineCopyNote at={at} />
      <FollowedTrip trip={found.value}>
        {(trip) => (
          <>
            <BookedTripPage trip={trip} products={onTripPage} title={<Trans>Your booking</Trans>} mailed={mailed} />
            {trip.parts.some(isToCome) && (
              <div className="page-width">
                <BookingReview
                  start={review}
                  send={sendFormLazily}
                  booking={trip.id}
                  known={{ name: nameOfTrip(trip), email: trip.email }}
                />
              </div>
            )}
          </>
        )}
      </FollowedTrip>
    </>
  )
}
