import { createFileRoute } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { ExplorePage } from '#/verticals/flights/explore/explore-page.tsx'

export const Route = createFileRoute('/explorar')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search: { from, month, nights } }) => ({ from, month, nights }),
  loader: async ({ deps }) => (await import('#/verticals/flights/explore/load-explore.ts')).loadExplorePage(deps),
  // every page's first script has the heads of all routes: the words of this one come when they are asked for
  head: async ({ match: { context } }) =>
    (await import('#/verticals/flights/explore/explore-head.ts')).exploreHead(context),
  component: Explore,
})

function Explore() {
  const { locale } = Route.useRouteContext()
  return <ExplorePage answer={Route.useLoaderData()} url={Route.useSearch()} locale={locale} />
}
