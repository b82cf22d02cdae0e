import { createFileRoute, redirect } from '@tanstack/react-router'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { loadActivities } from '#/verticals/activities/results/activities-loader.ts'
import { ActivitiesPage } from '#/verticals/activities/results/activities-page.tsx'
import { backToFlight } from '#/verticals/outings/back-to-flight.ts'
import { isFlightElsewhere } from '#/verticals/outings/flight-elsewhere.ts'
import { WithFlightNote } from '#/verticals/outings/with-flight-note.tsx'
import { searchParametersOf } from '#/verticals/activities/search/search-keys.ts'

export const Route = createFileRoute('/activities/result')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: async ({ location, context }) => {
    const url = readResultsUrl(location.search)
    const loaded = await loadActivities(url, context)
    if (isFlightElsewhere(url, loaded.corrections)) throw redirect(backToFlight(url))
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
      {url.flight !== undefined && <WithFlightNote url={url} />}
      <ActivitiesPage loaded={Route.useLoaderData()} url={url} />
    </>
  )
}
