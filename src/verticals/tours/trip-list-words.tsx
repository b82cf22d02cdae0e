import { Plural, Trans } from '@lingui/react/macro'
import type { TripStatus } from '#/features/trips/booked/booked-trip.ts'
import type { TripListWords } from '#/features/trips/my-journey/trip-list-words.ts'

/** Tours in the list of a visitor's trips. */
export const tripListWords: TripListWords = {
  kind: 'tour',
  name: <Trans>Tour</Trans>,
  People: ({ count }) => <Plural value={count} one="# traveler" other="# travelers" />,
  reference: <Trans>Operator reference</Trans>,
  Status: TourWord,
}

function TourWord({ status: { booking, ticketing } }: { readonly status: TripStatus }) {
  if (booking === 'Failed') return <Trans>Not booked</Trans>
  if (booking === 'Held') return <Trans>The operator has yet to confirm</Trans>
  return ticketing === 'issued' ? <Trans>Confirmed, voucher ready</Trans> : <Trans>Confirmed</Trans>
}
