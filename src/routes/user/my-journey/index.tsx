import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ContinueBooking } from '#/features/checkout/draft/continue-booking.tsx'
import { cityByCode } from '#/features/home/cities.ts'
import { OfflineCopyNote } from '#/features/trips/copies/offline-copy-note.tsx'
import { loadRefusedLookup } from '#/features/trips/my-journey/lookup.functions.ts'
import { MyJourneyPage } from '#/features/trips/my-journey/my-journey-page.tsx'
import { loadTrips } from '#/features/trips/trips.functions.ts'
import { tripListWords } from '#/verticals/trip-list-words.ts'
import { unlistedHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/user/my-journey/')({
  loader: async () => {
    const [trips, refused] = await Promise.all([loadTrips(), loadRefusedLookup()])
    return { trips, refused, at: new Date().toISOString() }
  },
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`My journey`)),
  component: MyJourney,
})

function MyJourney() {
  const { trips, refused, at } = Route.useLoaderData()
  return (
    <>
      <OfflineCopyNote at={at} />
      <MyJourneyPage
        trips={trips}
        refused={refused}
        at={at}
        sceneIn={(code) => cityByCode(code)?.scene}
        words={tripListWords}
      />
      <ContinueBooking narrow="edge" />
    </>
  )
}
