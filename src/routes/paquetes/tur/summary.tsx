import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { BookingFrame } from '#/features/checkout/booking-frame.tsx'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { HoldingProvider } from '#/features/checkout/checkout.ts'
import { readResultsUrl, wholeIn } from '#/features/results/answer/results-url.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { bookingWords } from '#/verticals/booking-words.ts'
import { chosenWithBags } from '#/verticals/flights/booking/chosen-with-bags.ts'
import { bookingWords as ownWords } from '#/verticals/flown-tours/booking-words.tsx'
import { FlownTourProblem } from '#/verticals/flown-tours/booking/problem.tsx'
import { FlownTourSummary } from '#/verticals/flown-tours/booking/summary.tsx'
import { loadFlownTour } from '#/verticals/flown-tours/booking/flown-tour.functions.ts'

export const Route = createFileRoute('/paquetes/tur/summary')({
  validateSearch: readResultsUrl,
  /** Accepting another total is no reason to ask again. */
  loaderDeps: ({ search: { offer } }) => ({ offer }),
  loader: async ({ context, deps: { offer } }) => {
    if (context.page.notSold.includes('flown-tours')) throw notFound()
    if (offer === undefined) throw redirect({ to: '/' })
    const loaded = await loadFlownTour({ data: offer })
    if (loaded.state === 'problem' && loaded.problem._tag === 'InvalidRequest') throw notFound()
    return loaded
  },
  staleTime: Infinity,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your flight and your tour`)),
  staticData: { layout: 'footeronly' },
  component: Summary,
})

function Summary() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  return (
    <BookingFrame words={bookingWords}>
      {loaded.state === 'priced' ? (
        <HoldingProvider>
          <BookingLine at="travellers" own={ownWords.stops} />
          <FlownTourSummary
            item={chosenWithBags(loaded.item, url)}
            hold={loaded.hold}
            shown={wholeIn(url.shown)}
            url={url}
          />
        </HoldingProvider>
      ) : (
        <FlownTourProblem problem={loaded.problem} url={url} />
      )}
    </BookingFrame>
  )
}
