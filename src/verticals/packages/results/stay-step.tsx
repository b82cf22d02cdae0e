import { StreamedAnswer, type Sent } from '#/features/results/answer/streamed-answer.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { StaysSoldWithProvider } from '../../hotels/list/stays-sold-with.ts'
import { HotelsBody } from '../../hotels/results/hotels-body.tsx'
import { HotelsSkeleton } from '../../hotels/results/hotels-skeleton.tsx'
import type { FirstHotels } from '../../hotels/results/loaded-hotels.ts'
import type { ChosenFlight } from '../offer/chosen-flight.ts'
import { roomsUrl } from '../search/package-addresses.ts'
import { type PackageSearch, searchName } from '../search/package-search.ts'
import { stayFacets } from '../stays/stay-facets.ts'
import { StayCancelWords, StayPriceScope, StayPrices } from '../stays/stay-words.tsx'
import { ChosenFlightCard } from './chosen-flight-card.tsx'
import { NoPackages } from './no-packages.tsx'

const soldWithFlight = {
  facets: stayFacets,
  cardPage: '/paquetes/result',
  cardUrl: roomsUrl,
  PriceScope: StayPriceScope,
  CancelWords: StayCancelWords,
  Prices: StayPrices,
} as const

interface StayStepProps {
  readonly answer: Sent<FirstHotels>
  readonly flight: ChosenFlight
  readonly search: PackageSearch
  readonly url: ResultsUrl
}

/** The stays that go with the chosen flight, each at the price of the two. */
export function StayStep({ answer, flight, search, url }: StayStepProps) {
  const ask = async (signal: AbortSignal) =>
    (await import('../offer/fetch-packages.ts')).fetchPackageStays(search, flight.offerId, signal)
  const list = { url, name: `with ${flight.offerId} ${searchName(search)}`, ask }
  return (
    <StaysSoldWithProvider value={soldWithFlight}>
      <ChosenFlightCard flight={flight} url={url} />
      <StreamedAnswer answer={answer} url={url} skeleton={<HotelsSkeleton />}>
        {(first) =>
          first?.ok === false && first.problem._tag === 'NotFound' ? (
            <NoPackages />
          ) : (
            <HotelsBody {...list} first={first} />
          )
        }
      </StreamedAnswer>
    </StaysSoldWithProvider>
  )
}
