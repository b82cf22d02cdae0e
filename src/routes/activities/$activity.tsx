import { useLingui } from '@lingui/react'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { JsonLd } from '#/ui/json-ld.tsx'
import { activityHead } from '#/verticals/activities/detail/activity-head.ts'
import { ActivityFailure, ActivityPage } from '#/verticals/activities/detail/activity-page.tsx'
import { activitySchema } from '#/verticals/activities/detail/activity-schema.ts'
import { bookingParameters, summaryOf } from '#/verticals/activities/search/page-parameters.ts'
import { loadActivity } from '#/verticals/activities/detail/load-activity.functions.ts'
import { WithFlightNote } from '#/verticals/outings/with-flight-note.tsx'

export const Route = createFileRoute('/activities/$activity')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => search,
  loader: async ({ location, params }) => {
    const url = readResultsUrl(location.search)
    const loaded = await loadActivity({ data: { code: params.activity, url, left: location.state.chosen ?? {} } })
    if (loaded.state === 'unknown') throw notFound()
    if (loaded.state === 'reserved') {
      const { offerId, total, search } = loaded
      const booked = { offerId, total: total.amount, activity: params.activity }
      throw redirect(summaryOf(url, bookingParameters(url, search, booked)))
    }
    return loaded
  },
  /** Times are asked for each time the page is come to, and not while it is read. */
  staleTime: Infinity,
  gcTime: 0,
  staticData: { layout: 'booking' },
  head: activityHead,
  component: Activity,
})

function Activity() {
  const { i18n } = useLingui()
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  const { locale, page } = Route.useRouteContext()
  if (loaded.state !== 'found')
    return (
      <div className="page-width py-4">
        <ActivityFailure problem={loaded.problem} url={url} />
      </div>
    )
  return (
    <>
      <JsonLd graph={activitySchema(loaded.found, page.origin, locale, i18n)} />
      {url.flight !== undefined && <WithFlightNote url={url} />}
      <ActivityPage found={loaded.found} url={url} />
    </>
  )
}
