import { Plural, Trans } from '@lingui/react/macro'
import type { TripStatus } from '#/features/trips/booked/booked-trip.ts'
import type { TripListWords } from '#/features/trips/my-journey/trip-list-words.ts'

/** Activities in the list of a visitor's trips. */
export const tripListWords: TripListWords = {
  kind: 'activity',
  name: <Trans>Activity</Trans>,
  People: ({ count }) => <Plural value={count} one="# person" other="# people" />,
  reference: <Trans>Organizer reference</Trans>,
  Status: ActivityWord,
}

function ActivityWord({ status: { booking, ticketing } }: { readonly status: TripStatus }) {
  if (booking === 'Failed') return <Trans>Not booked</Trans>
  if (booking === 'Held') return <Trans>The organizer has yet to confirm</Trans>
  return ticketing === 'issued' ? <Trans>Confirmed, tickets ready</Trans> : <Trans>Confirmed</Trans>
}
