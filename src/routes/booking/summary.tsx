import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { HoldingProvider } from '#/features/checkout/checkout.ts'
import { SavedState } from '#/features/checkout/draft/saved-state.tsx'
import { TravellersNext } from '#/features/checkout/travellers/travellers-next.tsx'
import { TravellersStep } from '#/features/checkout/travellers/travellers-step.tsx'
import { loadTrip } from '#/verticals/flights/trip/load-trip.functions.ts'
import type { LoadedTrip } from '#/verticals/flights/trip/loaded-trip.ts'
import { setTripStatus } from '#/verticals/flights/trip/trip-status.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { TripProblem } from '#/verticals/flights/summary/trip-problem.tsx'
import { TripScopeProvider } from '#/verticals/flights/summary/trip-scope.tsx'
import { addsBag, disIdOf } from '#/verticals/flights/trip/trip-url.ts'
import { TripSummary } from '#/verticals/flights/summary/trip-summary.tsx'
import { pairParameters } from '#/verticals/flown-tours/booking/addresses.ts'
import { AddActivity } from '#/verticals/outings/add-activity.tsx'
import { unlistedHead } from '#/i18n/page-head.ts'
import { bookingWords } from '#/verticals/flights/booking-words.tsx'
import { onTravellersPage } from '#/verticals/flights/booking/on-travellers-page.ts'
import type { Problem } from '#domain/problem.ts'

export const Route = createFileRoute('/booking/summary')({
  validateSearch: readResultsUrl,
  /** All but the total that was shown: accepting another one is no reason to ask the airline again. */
  loaderDeps: ({ search: { shown: _shown, ...deps } }) => deps,
  loader: async ({ location }) => {
    const url = readResultsUrl(location.search)
    if (url.offer === undefined) throw redirect({ to: '/' })
    if (url.withTour !== undefined) throw redirect({ to: '/paquetes/tur/summary', search: pairParameters(url) })
    const loaded = await loadTrip({ data: url })
    if (loaded.state === 'found') {
      const { again: _again, ...kept } = url
      throw redirect({
        to: '/booking/summary',
        search: { ...kept, offer: loaded.offerId, fare: loaded.fare },
        replace: true,
      })
    }
    if (loaded.state === 'problem') {
      if (isUnknown(loaded.problem)) throw notFound()
      setTripStatus(loaded.problem)
    }
    return loaded
  },
  /** A price is checked each time the page is come to, and not while it is read. */
  staleTime: Infinity,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your trip`)),
  staticData: { layout: 'footeronly' },
  component: Summary,
})

/** An id that the backend has never given out, or that is none at all. */
const isUnknown = ({ _tag }: Problem): boolean => _tag === 'NotFound' || _tag === 'InvalidRequest'

function Summary() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  return (
    <HoldingProvider>
      <TripScopeProvider value={{ url, results: loaded.results }}>
        {loaded.state === 'priced' ? <Priced {...loaded} /> : <TripProblem {...loaded} />}
      </TripScopeProvider>
    </HoldingProvider>
  )
}

function Priced({ trip, destination }: Extract<LoadedTrip, { state: 'priced' }>) {
  const url = Route.useSearch()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <>
      <BookingLine at="travellers" own={bookingWords.stops} />
      <TripSummary
        trip={trip}
        travellers={
          <TravellersStep
            offer={{ ...trip, kind: 'flight', withExtras: addsBag(url), disId: disIdOf(url) }}
            product={onTravellersPage}
            formRef={setForm}
          />
        }
        also={<AddActivity trip={trip} destination={destination} withExtras={addsBag(url)} />}
        next={{
          inPanel: <TravellersNext form={form} size="base" product={onTravellersPage} />,
          inBar: <TravellersNext form={form} size="small" product={onTravellersPage} />,
        }}
        saved={<SavedState />}
      />
    </>
  )
}
