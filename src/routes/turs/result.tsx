import { createFileRoute } from '@tanstack/react-router'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { ToursPage } from '#/verticals/tours/results/tours-page.tsx'
import { searchParametersOf } from '#/verticals/tours/search/search-keys.ts'

export const Route = createFileRoute('/turs/result')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: async ({ deps: url, context }) => {
    const { loadToursPage } = await import('#/verticals/tours/results/tours-loader.ts')
    return loadToursPage(url, context)
  },
  staleTime: Infinity,
  staticData: { layout: 'booking' },
  head: resultsHead,
  component: Tours,
})

function Tours() {
  return <ToursPage loaded={Route.useLoaderData()} url={Route.useSearch()} />
}
