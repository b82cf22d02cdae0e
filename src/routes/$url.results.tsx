import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadResults } from '#/verticals/flights/results/query/results-loader.ts'
import { WithTourNote } from '#/verticals/flown-tours/lazy-with-tour-note.ts'
import { searchParametersOf } from '#/verticals/flights/search/search-keys.ts'
import { ResultsPage } from '#/verticals/flights/results/results-page.tsx'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { type ResultsUrl, readResultsUrl } from '#/features/results/answer/results-url.ts'

const needsOf = async (url: ResultsUrl) =>
  url.withTour === undefined
    ? undefined
    : (await import('#/verticals/flown-tours/needs-of-address.ts')).needsOfAddress(url)

export const Route = createFileRoute('/$url/results')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => ({ ...searchParametersOf(search), withTour: search.withTour }),
  loader: async ({ location, context: { i18n } }) =>
    loadResults(location.search, { i18n, needs: await needsOf(location.search) }),
  staleTime: Infinity,
  staticData: { layout: 'booking' },
  head: resultsHead,
  component: Results,
})

function Results() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  return (
    <>
      {url.withTour !== undefined && (
        <Suspense>
          <WithTourNote tour={url.withTour} needs={loaded.needs} />
        </Suspense>
      )}
      <ResultsPage loaded={loaded} url={url} />
    </>
  )
}
