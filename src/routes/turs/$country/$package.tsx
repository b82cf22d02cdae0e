import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { publicHead, unlistedHead } from '#/i18n/page-head.ts'
import { JsonLd } from '#/ui/json-ld.tsx'
import { TourFailure, TourPage } from '#/verticals/tours/page/tour-page.tsx'
import { bookingParameters, choiceParameters } from '#/verticals/tours/page/tour-parameters.ts'
import { tourSchema } from '#/verticals/tours/schema-org.ts'
import { searchParametersOf } from '#/verticals/tours/search/search-keys.ts'

export const Route = createFileRoute('/turs/$country/$package')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => ({ ...searchParametersOf(search), ...choiceParameters(search) }),
  loader: async ({ params, location }) => {
    const url = readResultsUrl(location.search)
    const { country, package: code } = params
    const { loadTour } = await import('#/verticals/tours/page/tour-page.functions.ts')
    const loaded = await loadTour({ data: { country, code, url, left: location.state.chosen ?? {} } })
    if (loaded.state === 'unknown') throw notFound()
    if (loaded.state === 'reserved') {
      const { offerId, total } = loaded
      throw redirect({
        to: '/turs/booking/summary',
        search: bookingParameters(url, { offerId, total, country, tour: code }),
      })
    }
    return loaded
  },
  /** Departures are asked for each time the page is come to, and not while it is read. */
  staleTime: Infinity,
  gcTime: 0,
  head: ({ match, loaderData }) => {
    const { context, pathname } = match
    if (loaderData?.state !== 'found') return unlistedHead(match, context.i18n._(msg`Tours`))
    const { name: title, summary: description } = loaderData.tour
    return publicHead({ ...context.page, pathname, title, description, isPictured: true })
  },
  component: Tour,
})

function Tour() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  const { locale, page, i18n } = Route.useRouteContext()
  if (loaded.state !== 'found')
    return (
      <div className="page-width py-4">
        <TourFailure problem={loaded.problem} url={url} />
      </div>
    )
  return (
    <>
      <JsonLd graph={tourSchema(loaded, { origin: page.origin, locale, i18n })} />
      <TourPage loaded={loaded} url={url} />
    </>
  )
}
