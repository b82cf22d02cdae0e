import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { BookingFrame } from '#/features/checkout/booking-frame.tsx'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { HoldingProvider } from '#/features/checkout/checkout.ts'
import { readResultsUrl, wholeIn } from '#/features/results/answer/results-url.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { bookingWords } from '#/verticals/booking-words.ts'
import { bookingWords as tourWords } from '#/verticals/tours/booking-words.tsx'
import { AddFlight } from '#/verticals/flown-tours/add-flight.tsx'
import { TourProblem } from '#/verticals/tours/booking/tour-problem.tsx'
import { TourSummary } from '#/verticals/tours/booking/tour-summary.tsx'
import { loadReservedTour } from '#/verticals/tours/booking/reserved.functions.ts'

export const Route = createFileRoute('/turs/booking/summary')({
  validateSearch: readResultsUrl,
  /** What is reserved costs what it says for as long as it is kept: accepting that is no reason to ask again. */
  loaderDeps: ({ search: { offer } }) => ({ offer }),
  loader: async ({ deps: { offer } }) => {
    if (offer === undefined) throw redirect({ to: '/' })
    const loaded = await loadReservedTour({ data: offer })
    if (loaded.state === 'problem' && isUnknown(loaded.problem._tag)) throw notFound()
    return loaded
  },
  staleTime: Infinity,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your tour`)),
  staticData: { layout: 'footeronly' },
  component: Summary,
})

const isUnknown = (tag: string): boolean => tag === 'NotFound' || tag === 'InvalidRequest'

function Summary() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  return (
    <BookingFrame words={bookingWords}>
      {loaded.state === 'priced' ? (
        <HoldingProvider>
          <BookingLine at="travellers" own={tourWords.stops} />
          <TourSummary
            item={loaded.item}
            hold={loaded.hold}
            shown={wholeIn(url.shown)}
            url={url}
            also={<AddFlight item={loaded.item} hold={loaded.hold} />}
          />
        </HoldingProvider>
      ) : (
        <TourProblem problem={loaded.problem} url={url} />
      )}
    </BookingFrame>
  )
}
