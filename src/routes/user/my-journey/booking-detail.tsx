import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OfflineCopyNote } from '#/features/pwa/offline-copy-note.tsx'
import { BookedTripPage } from '#/features/trips/booked/booked-trip-page.tsx'
import { MissingTrip } from '#/features/trips/booked/missing-trip.tsx'
import { loadBooking } from '#/features/trips/trips.functions.ts'
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
    const [found, review] = await Promise.all([loadBooking({ data: booking }), loadForm({ data: 'review' })])
    return { found, review, at: new Date().toISOString() }
  },
  gcTime: 0,
  staticData: { layout: 'result' },
  head: ({ match }) => unlistedHead({ title: match.context.i18n._(msg`Your booking`) }),
  component: BookingDetail,
})

function BookingDetail() {
  const { found, review, at } = Route.useLoaderData()
  if (!found.ok) return <MissingTrip problem={found.problem} />
  return (
    <>
      <OfflineCopyNote at={at} />
      <BookedTripPage trip={found.value} products={onTripPage} title={<Trans>Your booking</Trans>} />
      <div className="page-width">
        <BookingReview
          start={review}
          send={sendFormLazily}
          booking={found.value.id}
          known={{ name: found.value.travellers[0]?.name ?? '', email: found.value.email }}
        />
      </div>
    </>
  )
}
