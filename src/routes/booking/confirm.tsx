import { createFileRoute } from '@tanstack/react-router'
import { OfflineCopyNote } from '#/features/trips/copies/offline-copy-note.tsx'
import { ConfirmedPage, ownConfirmed } from '#/features/trips/booked/confirmed-page.tsx'
import { unlisted } from '#/i18n/page-head.ts'
import { bookingWords } from '#/verticals/booking-words.ts'
import { onTripPage } from '#/verticals/trip-page.ts'

export const Route = createFileRoute('/booking/confirm')({
  loader: () => ownConfirmed('flight'),
  gcTime: 0,
  staticData: { layout: 'result' },
  head: () => ({ meta: [unlisted] }),
  component: Confirm,
})

function Confirm() {
  const { found, at } = Route.useLoaderData()
  return <ConfirmedPage found={found} note={<OfflineCopyNote at={at} />} products={onTripPage} words={bookingWords} />
}
