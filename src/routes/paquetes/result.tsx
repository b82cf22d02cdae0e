import { createFileRoute } from '@tanstack/react-router'
import { resultsHead } from '#/features/results/answer/results-head.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { loadPackage } from '#/verticals/packages/results/package-loader.ts'
import { PackagePage } from '#/verticals/packages/results/package-page.tsx'
import { loadedParametersOf } from '#/verticals/packages/search/search-keys.ts'

export const Route = createFileRoute('/paquetes/result')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => loadedParametersOf(search),
  loader: ({ location, context }) => loadPackage(readResultsUrl(location.search), context),
  staleTime: Infinity,
  gcTime: 0,
  staticData: { layout: 'booking' },
  head: resultsHead,
  component: Packages,
})

function Packages() {
  return <PackagePage loaded={Route.useLoaderData()} url={Route.useSearch()} />
}
