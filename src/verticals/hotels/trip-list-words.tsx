import { Plural, Trans } from '@lingui/react/macro'
import type { TripStatus } from '#/features/trips/booked/booked-trip.ts'
import type { TripListWords } from '#/features/trips/my-journey/trip-list-words.ts'

/** Stays in the list of a visitor's trips. */
export const tripListWords: TripListWords = {
  kind: 'hotel',
  name: <Trans>Hotel</Trans>,
  People: ({ count }) => <Plural value={count} one="# guest" other="# guests" />,
  reference: <Trans>Hotel reference</Trans>,
  Status: StayWord,
}

function StayWord({ status: { booking, ticketing } }: { readonly status: TripStatus }) {
  if (booking === 'Failed') return <Trans>Not booked</Trans>
  if (booking === 'Held') return <Trans>The hotel has yet to confirm</Trans>
  return ticketing === 'issued' ? <Trans>Confirmed, vouchers ready</Trans> : <Trans>Confirmed</Trans>
}
