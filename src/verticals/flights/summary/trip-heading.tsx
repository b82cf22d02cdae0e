import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'
import { firstSegment, lastSegment } from '../offer/flight-offer.ts'
import { type PricedTrip, travellerCounts } from '../trip/priced-trip.ts'
import { travellersWords } from '../search/travellers-words.ts'
import { ResultsLinkBack } from './trip-scope.tsx'
import type { FlightWords } from '../list/use-flight-words.ts'

/** Where, when and who: the trip in two lines. */
export function TripHeading({ trip, words }: { trip: PricedTrip; words: FlightWords }) {
  const { i18n } = useLingui()
  const slices = trip.directions.map(({ slice }) => slice)
  const [onward] = slices
  if (!onward) return null
  const city = words.city(lastSegment(onward).to)
  const days = slices.map((slice) => words.day(firstSegment(slice).departure)).join(' – ')
  return (
    <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="w-full">
        <ResultsLinkBack className="inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-primary-strong underline-offset-4 hover:underline">
          <Icon name="i-lucide-arrow-left" className="size-4" />
          <Trans>Back to results</Trans>
        </ResultsLinkBack>
      </p>
      <h1 className="text-xl sm:text-2xl">
        <Trans>Your trip to {city}</Trans>
      </h1>
      <p className="text-muted">{[days, travellersWords(i18n, travellerCounts(trip)), trip.fare].join(' ·\u00a0')}</p>
    </header>
  )
}
