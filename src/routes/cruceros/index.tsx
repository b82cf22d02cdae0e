import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { publicHead } from '#/i18n/page-head.ts'
import { CruisesFailure } from '#/verticals/cruises/list/cruises-states.tsx'
import { CruisesPage } from '#/verticals/cruises/list/cruises-page.tsx'
import { loadCruises } from '#/verticals/cruises/list/load-cruises.ts'

export const Route = createFileRoute('/cruceros/')({
  validateSearch: readResultsUrl,
  loader: () => loadCruises(),
  /** The whole list came with the page: asking it differently asks nobody. */
  staleTime: Infinity,
  head: ({ match: { context }, loaderData }) =>
    loaderData?.state !== 'found'
      ? {}
      : publicHead({
          ...context.page,
          pathname: '/cruceros',
          title: context.i18n._(msg`Cruises: routes, ships and prices`),
          isPictured: true,
          description: context.i18n._(
            msg`Sailings side by side, with their course on a map, their ports day by day and the price of each kind of cabin.`,
          ),
        }),
  component: Cruises,
})

function Cruises() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  return loaded.state === 'found' ? <CruisesPage text={loaded.text} url={url} /> : <CruisesFailure />
}
