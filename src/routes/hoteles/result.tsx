import { createFileRoute } from '@tanstack/react-router'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { searchParametersOf } from '#/verticals/hotels/search/search-keys.ts'
import { loadHotels } from '#/verticals/hotels/results/hotels-loader.ts'
import { HotelsPage } from '#/verticals/hotels/results/hotels-page.tsx'

export const Route = createFileRoute('/hoteles/result')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: ({ location, context }) => loadHotels(readResultsUrl(location.search), context),
  staleTime: Infinity,
  staticData: { layout: 'booking' },
  head: resultsHead,
  component: Hotels,
})

function Hotels() {
  return <HotelsPage loaded={Route.useLoaderData()} url={Route.useSearch()} />
}
