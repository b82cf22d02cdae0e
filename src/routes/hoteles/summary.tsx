import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { loadStay } from '#/verticals/hotels/stay/load-stay.functions.ts'
import { StayFailure, StayPage } from '#/verticals/hotels/stay/stay-page.tsx'
import { bookingParameters, chosenRates } from '#/verticals/hotels/stay/stay-parameters.ts'

export const Route = createFileRoute('/hoteles/summary')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search }) => search,
  loader: async ({ location }) => {
    const url = readResultsUrl(location.search)
    if (url.hotel === undefined) throw redirect({ to: '/' })
    const loaded = await loadStay({ data: url })
    if (loaded.state === 'unknown') throw notFound()
    if (loaded.state === 'problem') return loaded
    const { checked, search, hotel } = loaded.stay
    if (checked?.outcome !== 'same') return loaded
    const { id: offerId, total } = checked.offer
    const rateIds = chosenRates(url, search.rooms.length) ?? []
    throw redirect({
      to: '/hoteles/booking/summary',
      search: bookingParameters(url, { offerId, total, rateIds, hotelCode: hotel.code, search }),
    })
  },
  /** Rates are asked for each time the page is come to, and not while it is read. */
  staleTime: Infinity,
  gcTime: 0,
  staticData: { layout: 'booking' },
  head: ({ match, loaderData }) =>
    unlistedHead(
      match,
      loaderData?.state === 'found' ? loaderData.stay.hotel.name : match.context.i18n._(msg`Your stay`),
    ),
  component: Summary,
})

function Summary() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  return loaded.state === 'found' ? (
    <StayPage stay={loaded.stay} url={url} />
  ) : (
    <div className="page-width py-4">
      <StayFailure problem={loaded.problem} url={url} />
    </div>
  )
}
