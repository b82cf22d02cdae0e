import { createFileRoute } from '@tanstack/react-router'
import { loadResults } from '#/features/flights/results-loader.ts'
import { ResultsPage } from '#/features/flights/results-page.tsx'
import { readResultsUrl, searchParametersOf } from '#/features/flights/results-parameters.ts'

export const Route = createFileRoute('/$url/results')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: ({ location }) => loadResults(location.search),
  staleTime: Infinity,
  component: Results,
})

function Results() {
  return <ResultsPage loaded={Route.useLoaderData()} url={Route.useSearch()} />
}
