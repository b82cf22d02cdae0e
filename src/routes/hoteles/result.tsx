import { createFileRoute } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { searchParametersOf } from '#/verticals/hotels/search/search-keys.ts'
import { hotelsHead } from '#/verticals/hotels/results/hotels-head.ts'
import { loadHotels } from '#/verticals/hotels/results/hotels-loader.ts'
import { HotelsPage } from '#/verticals/hotels/results/hotels-page.tsx'

export const Route = createFileRoute('/hoteles/result')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => searchParametersOf(search),
  loader: ({ location }) => loadHotels(readResultsUrl(location.search)),
  staleTime: Infinity,
  staticData: { layout: 'booking' },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { i18n, locale, page } = match.context
    return hotelsHead({ i18n, locale, origin: page.origin, asked: loaderData })
  },
  component: Hotels,
})

function Hotels() {
  return <HotelsPage loaded={Route.useLoaderData()} url={Route.useSearch()} />
}
