import { createFileRoute } from '@tanstack/react-router'
import { loadResults } from '#/verticals/flights/results/query/results-loader.ts'
import { WithTourNote } from '#/verticals/flown-tours/with-tour-note.tsx'
import { searchParametersOf } from '#/verticals/flights/search/search-keys.ts'
import { ResultsPage } from '#/verticals/flights/results/results-page.tsx'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'

export const Route = createFileRoute('/$url/results')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: ({ location, context }) => loadResults(location.search, context),
  staleTime: Infinity,
  staticData: { layout: 'booking' },
  head: resultsHead,
  component: Results,
})

function Results() {
  const url = Route.useSearch()
  return (
    <>
      {url.withTour !== undefined && <WithTourNote tour={url.withTour} />}
      <ResultsPage loaded={Route.useLoaderData()} url={url} />
    </>
  )
}
