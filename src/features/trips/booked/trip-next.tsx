import { Trans } from '@lingui/react/macro'
import { TitledCard } from '#/ui/titled-card.tsx'
import { type BookedTrip, isWithAirline, waitsForPayment } from './booked-trip.ts'

/** What comes between a booking and a flight. */
export function TripNext({ trip }: { trip: BookedTrip }) {
  const { email, airline, status } = trip
  if (!isWithAirline(status)) return null
  return (
    <TitledCard title={<Trans>What comes next</Trans>}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm">
        <li className="break-words">
          {waitsForPayment(trip) ? (
            <Trans>
              Pay before the deadline. The way to this page goes to {email}; tickets follow once you have paid.
            </Trans>
          ) : (
            <Trans>The confirmation goes to {email}; tickets follow to the same address.</Trans>
          )}
        </li>
        <li>
          <Trans>Check what papers each country asks for, also those where you only change planes.</Trans>
        </li>
        {status.booking === 'Confirmed' && (
          <li>
            <Trans>
              Check in on the site or app of {airline.name} with the airline reference {airline.reference} and a last
              name.
            </Trans>
          </li>
        )}
        <li>
          <Trans>Keep the booking reference and your email: with both, this page opens on any device.</Trans>
        </li>
      </ul>
    </TitledCard>
  )
}
