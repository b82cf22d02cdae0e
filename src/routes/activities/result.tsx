import { createFileRoute, redirect } from '@tanstack/react-router'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { loadActivities } from '#/verticals/activities/results/activities-loader.ts'
import { ActivitiesPage } from '#/verticals/activities/results/activities-page.tsx'
import { flightElsewhere } from '#/verticals/outings/flight-elsewhere.ts'
import { WithFlightNote } from '#/verticals/outings/with-flight-note.tsx'
import { searchParametersOf } from '#/verticals/activities/search/search-keys.ts'

export const Route = createFileRoute('/activities/result')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: async ({ location, context }) => {
    const url = readResultsUrl(location.search)
    const loaded = await loadActivities(url, context)
    const flight = flightElsewhere(url, loaded.corrections)
    if (flight !== undefined) throw redirect({ to: '/booking/summary', search: { offer: flight } })
    return loaded
  },
  staleTime: Infinity,
  staticData: { layout: 'booking' },
  head: resultsHead,
  component: Activities,
})

function Activities() {
  const url = Route.useSearch()
  return (
    <>
      {url.flight !== undefined && <WithFlightNote flight={url.flight} />}
      <ActivitiesPage loaded={Route.useLoaderData()} url={url} />
    </>
  )
}
