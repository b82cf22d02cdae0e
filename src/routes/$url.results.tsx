import { createFileRoute } from '@tanstack/react-router'
import { resultsHead } from '#/verticals/flights/results/results-head.ts'
import { loadResults } from '#/verticals/flights/results/query/results-loader.ts'
import { searchParametersOf } from '#/verticals/flights/search/search-keys.ts'
import { ResultsPage } from '#/verticals/flights/results/results-page.tsx'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'

export const Route = createFileRoute('/$url/results')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: ({ location }) => loadResults(location.search),
  staleTime: Infinity,
  staticData: { layout: 'booking' },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { i18n, locale, page } = match.context
    return resultsHead({ i18n, locale, origin: page.origin, asked: loaderData })
  },
  component: Results,
})

function Results() {
  return <ResultsPage loaded={Route.useLoaderData()} url={Route.useSearch()} />
}
