import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { KeptNote } from '#/features/pwa/kept-note.tsx'
import { BookedTripPage } from '#/features/trips/booked-trip-page.tsx'
import { MissingTrip } from '#/features/trips/missing-trip.tsx'
import { loadBooking } from '#/features/trips/trips.functions.ts'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/user/my-journey/booking-detail')({
  validateSearch: (search: Record<string, unknown>) => ({
    booking: typeof search.booking === 'string' ? search.booking : '',
  }),
  loaderDeps: ({ search: { booking } }) => ({ booking }),
  loader: async ({ deps: { booking } }) => ({
    found: await loadBooking({ data: booking }),
    at: new Date().toISOString(),
  }),
  gcTime: 0,
  staticData: { layout: 'result' },
  head: ({ match }) => unlistedHead({ title: match.context.i18n._(msg`Your booking`) }),
  component: BookingDetail,
})

function BookingDetail() {
  const { found, at } = Route.useLoaderData()
  if (!found.ok) return <MissingTrip problem={found.problem} />
  return (
    <>
      <KeptNote at={at} />
      <BookedTripPage trip={found.value} title={<Trans>Your booking</Trans>} />
    </>
  )
}
