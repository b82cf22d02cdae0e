import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { loadFlightsToTour } from '#/verticals/flown-tours/booking/flown-tour.functions.ts'
import { isReservation } from '#/verticals/flown-tours/booking/reservation.ts'

/** Leads to the flights that arrive for a reserved tour; where there are none it says so. */
export const Route = createFileRoute('/paquetes/tur/vuelos')({
  validateSearch: readResultsUrl,
  loaderDeps: ({ search: { offer } }) => ({ offer }),
  loader: async ({ context, deps: { offer } }) => {
    if (context.page.notSold.includes('flown-tours')) throw notFound()
    if (offer === undefined) throw redirect({ to: '/' })
    const flights = isReservation(offer) && (await loadFlightsToTour({ data: offer }))
    if (flights) throw redirect({ ...flights, replace: true })
  },
  staleTime: 0,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Flights to your tour`)),
  component: NoFlights,
})

function NoFlights() {
  const { offer } = Route.useSearch()
  return (
    <div className="page-width py-8 sm:py-12">
      <Card className="flex max-w-160 flex-col items-start gap-4">
        <h1 className="text-xl">
          <Trans>No flight can be added to this tour</Trans>
        </h1>
        <p>
          <Trans>
            Either its places are kept no longer, flights are not sold yet for its days, or nothing lands near where it
            begins. Nothing has been booked or charged.
          </Trans>
        </p>
        <Link
          to="/turs/booking/summary"
          search={offer === undefined ? {} : { offer }}
          preload={false}
          className={buttonClass()}
        >
          <Trans>Back to the tour</Trans>
        </Link>
      </Card>
    </div>
  )
}
