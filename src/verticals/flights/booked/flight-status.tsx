import { Trans } from '@lingui/react/macro'
import { type BookedTrip, waitsForPayment } from '#/features/trips/booked/booked-trip.ts'
import { HeldSeats } from '#/features/trips/held/held-seats.tsx'
import { Notice } from '#/ui/notice.tsx'

/** How a booking of a flight stands: seats may be held without payment, and tickets follow the booking. */
export function FlightStatus({ trip }: { readonly trip: BookedTrip }) {
  const { status, hold } = trip
  if (status.booking === 'Released') return <ReleasedSeats hold={hold} />
  if (hold && waitsForPayment(trip)) return <HeldSeats trip={trip} hold={hold} />
  if (status.booking === 'Failed')
    return (
      <Notice tone="danger" title={<Trans>The airline did not take this booking</Trans>}>
        <Trans>Nothing was charged: what was set aside has been given back.</Trans>
      </Notice>
    )
  if (status.booking === 'Held')
    return (
      <Notice tone="warn" title={<Trans>Seats held, confirmation on its way</Trans>}>
        {hold ? (
          <Trans>
            Your payment is being made. The airline keeps your seats meanwhile; this page follows it by itself.
          </Trans>
        ) : (
          <Trans>The airline keeps your seats and has yet to take the payment. This page follows it by itself.</Trans>
        )}
      </Notice>
    )
  if (status.ticketing === 'issued')
    return (
      <Notice tone="good" title={<Trans>Confirmed, tickets issued</Trans>}>
        <Trans>Everything is settled. Check in with the airline from a day or two before departure.</Trans>
      </Notice>
    )
  if (status.ticketing === 'failed')
    return (
      <Notice tone="danger" title={<Trans>Confirmed, but the ticket could not be issued</Trans>}>
        <Trans>
          Your booking and your payment stand. We are solving it with the airline and write to you; you need not do
          anything, and must not pay again.
        </Trans>
      </Notice>
    )
  return (
    <Notice tone="good" title={<Trans>Confirmed, ticket being issued</Trans>}>
      <Trans>The booking is made and paid. Tickets usually follow within minutes, at the latest within six days.</Trans>
    </Notice>
  )
}

function ReleasedSeats({ hold }: { hold: BookedTrip['hold'] }) {
  const isOwnChoice = hold?.endedBy === 'traveller'
  return (
    <Notice
      tone={isOwnChoice ? 'info' : 'danger'}
      title={
        isOwnChoice ? (
          <Trans>You let these seats go</Trans>
        ) : (
          <Trans>The time to pay is over, and the seats were given back</Trans>
        )
      }
    >
      <Trans>The booking has ended and nothing was charged. You can search and book again at any time.</Trans>
    </Notice>
  )
}
