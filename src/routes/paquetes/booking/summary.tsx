import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { BookingFrame } from '#/features/checkout/booking-frame.tsx'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { HoldingProvider } from '#/features/checkout/checkout.ts'
import { readResultsUrl, wholeIn } from '#/features/results/answer/results-url.ts'
import { unlistedHead } from '#/i18n/page-head.ts'
import { loadOffer } from '#/verticals/packages/booking/offer.functions.ts'
import { bookingWords } from '#/verticals/booking-words.ts'
import { bookingWords as packageWords } from '#/verticals/packages/booking-words.tsx'
import { PackageOfferProblem } from '#/verticals/packages/booking/package-problem.tsx'
import { PackageSummary } from '#/verticals/packages/booking/package-summary.tsx'

export const Route = createFileRoute('/paquetes/booking/summary')({
  validateSearch: readResultsUrl,
  /** Accepting another total is no reason to ask again. */
  loaderDeps: ({ search: { offer } }) => ({ offer }),
  loader: async ({ deps: { offer } }) => {
    if (offer === undefined) throw redirect({ to: '/' })
    const loaded = await loadOffer({ data: offer })
    if (loaded.state === 'problem' && isUnknown(loaded.problem._tag)) throw notFound()
    return loaded
  },
  staleTime: Infinity,
  gcTime: 0,
  head: ({ match }) => unlistedHead(match, match.context.i18n._(msg`Your flight and your stay`)),
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
          <BookingLine at="travellers" own={packageWords.stops} />
          <PackageSummary priced={loaded} shown={wholeIn(url.shown)} url={url} />
        </HoldingProvider>
      ) : (
        <PackageOfferProblem problem={loaded.problem} url={url} />
      )}
    </BookingFrame>
  )
}
