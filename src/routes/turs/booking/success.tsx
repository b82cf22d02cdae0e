import { createFileRoute } from '@tanstack/react-router'
import { OfflineCopyNote } from '#/features/trips/copies/offline-copy-note.tsx'
import { ConfirmedPage, ownConfirmed } from '#/features/trips/booked/confirmed-page.tsx'
import { unlisted } from '#/i18n/page-head.ts'
import { bookingWords } from '#/verticals/booking-words.ts'
import { onTripPage } from '#/verticals/trip-page.ts'

export const Route = createFileRoute('/turs/booking/success')({
  loader: () => ownConfirmed('tour'),
  gcTime: 0,
  head: () => ({ meta: [unlisted] }),
  component: Success,
})

function Success() {
  const { found, at } = Route.useLoaderData()
  return <ConfirmedPage found={found} note={<OfflineCopyNote at={at} />} products={onTripPage} words={bookingWords} />
}
