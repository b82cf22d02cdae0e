import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { BookingFrame } from '#/features/checkout/booking-frame.tsx'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { HoldingProvider } from '#/features/checkout/checkout.ts'
import { readResultsUrl, wholeIn } from '#/features/results/answer/results-url.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { bookingWords } from '#/verticals/booking-words.ts'
import { chosenWithBags } from '#/verticals/flights/booking/chosen-with-bags.ts'
import { bookingWords as outingWords } from '#/verticals/outings/booking-words.tsx'
import { OutingProblem } from '#/verticals/outings/booking/outing-problem.tsx'
import { OutingSummary } from '#/verticals/outings/booking/outing-summary.tsx'
import { loadOuting } from '#/verticals/outings/booking/outing.functions.ts'

export const Route = createFileRoute('/paquetes/actividad/summary')({
  validateSearch: readResultsUrl,
  beforeLoad: ({ context }) => {
    if (context.page.notSold.includes('outings')) throw notFound()
  },
  /** Accepting another total is no reason to ask again. */
  loaderDeps: ({ search: { offer } }) => ({ offer }),
  loader: async ({ deps: { offer } }) => {
    if (offer === undefined) throw redirect({ to: '/' })
    const loaded = await loadOuting({ data: offer })
    if (loaded.state === 'problem' && isUnknown(loaded.problem._tag)) throw notFound()
    return loaded
  },
  staleTime: Infinity,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your flight and your activity`)),
  staticData: { layout: 'footeronly' },
  component: Summary,
})

const isUnknown = (tag: string): boolean => tag === 'InvalidRequest'

function Summary() {
  const loaded = Route.useLoaderData()
  const url = Route.useSearch()
  return (
    <BookingFrame words={bookingWords}>
      {loaded.state === 'priced' ? (
        <HoldingProvider>
          <BookingLine at="travellers" own={outingWords.stops} />
          <OutingSummary
            item={chosenWithBags(loaded.item, url)}
            hold={loaded.hold}
            shown={wholeIn(url.shown)}
            url={url}
          />
        </HoldingProvider>
      ) : (
        <OutingProblem problem={loaded.problem} url={url} />
      )}
    </BookingFrame>
  )
}
