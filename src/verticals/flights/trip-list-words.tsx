import { Trans } from '@lingui/react/macro'
import { type TripHold, type TripStatus, waitsForPayment } from '#/features/trips/booked/booked-trip.ts'
import { useTripWords } from '#/features/trips/booked/trip-words.tsx'
import { HoldCountdown } from '#/features/trips/held/hold-countdown.tsx'
import type { TripListWords } from '#/features/trips/my-journey/trip-list-words.ts'

/** Flights in the list of a visitor's trips. */
export const tripListWords: TripListWords = {
  kind: 'flight',
  name: <Trans>Flight</Trans>,
  reference: <Trans>Airline reference</Trans>,
  Status: SeatWord,
}

interface SeatWordProps {
  readonly status: TripStatus
  readonly hold: TripHold | undefined
}

function SeatWord({ status, hold }: SeatWordProps) {
  const { booking, ticketing } = status
  if (booking === 'Failed') return <Trans>Not booked</Trans>
  if (booking === 'Released') return <Trans>Seats given back</Trans>
  if (hold && waitsForPayment({ status, hold }))
    return (
      <span className="font-semibold text-warn">
        <Trans>
          Seats held, not paid: <HoldCountdown hold={hold} still={<Deadline hold={hold} />} />
        </Trans>
      </span>
    )
  if (booking === 'Held') return <Trans>Seats held</Trans>
  if (ticketing === 'issued') return <Trans>Ticketed</Trans>
  return ticketing === 'failed' ? <Trans>Confirmed, ticket pending with us</Trans> : <Trans>Confirmed</Trans>
}

function Deadline({ hold }: { readonly hold: TripHold }) {
  const words = useTripWords()
  return <Trans>pay by {words.deadline(hold.payBy, hold.timeZone)}</Trans>
}
