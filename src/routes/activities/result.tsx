import { createFileRoute } from '@tanstack/react-router'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { loadActivities } from '#/verticals/activities/results/activities-loader.ts'
import { ActivitiesPage } from '#/verticals/activities/results/activities-page.tsx'
import { WithFlightNote } from '#/verticals/outings/with-flight-note.tsx'
import { searchParametersOf } from '#/verticals/activities/search/search-keys.ts'

export const Route = createFileRoute('/activities/result')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: ({ location, context }) => loadActivities(readResultsUrl(location.search), context),
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
