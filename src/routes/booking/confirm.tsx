import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { OfflineCopyNote } from '#/features/pwa/offline-copy-note.tsx'
import { BookedTripPage } from '#/features/trips/booked/booked-trip-page.tsx'
import { waitsForPayment } from '#/features/trips/booked/booked-trip.ts'
import { MissingTrip } from '#/features/trips/booked/missing-trip.tsx'
import { loadConfirmed } from '#/features/trips/trips.functions.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { onTripPage } from '#/verticals/trip-page.ts'

/** Whoever has made no booking has nothing to be thanked for (rule route-3); its owner sees the page however they come. */
export const Route = createFileRoute('/booking/confirm')({
  loader: async () => {
    const found = await loadConfirmed()
    if (!found) throw redirect({ to: '/' })
    return { found, at: new Date().toISOString() }
  },
  gcTime: 0,
  staticData: { layout: 'result' },
  head: ({ match }) => unlistedHead({ title: match.context.i18n._(msg`Booking confirmed`) }),
  component: Confirm,
})

function Confirm() {
  const { found, at } = Route.useLoaderData()
  if (!found.ok) return <MissingTrip problem={found.problem} />
  const [traveller] = found.value.travellers
  const name = traveller?.name ?? ''
  const isHeld = waitsForPayment(found.value)
  return (
    <>
      <OfflineCopyNote at={at} />
      <BookingLine at="confirmed" holds={isHeld} />
      <BookedTripPage
        trip={found.value}
        products={onTripPage}
        title={<Trans>Thank you, {name}</Trans>}
        lead={
          isHeld ? (
            <Trans>Your seats are waiting for you. Pay for them in time, here or in My journey.</Trans>
          ) : (
            <Trans>This is your trip. Have a good journey.</Trans>
          )
        }
      />
    </>
  )
}
