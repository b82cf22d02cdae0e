import { Trans } from '@lingui/react/macro'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { Icon } from '#/ui/icon.tsx'
import { Price } from '#/ui/money/price.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { searchName, serialiseFlightSearch } from '../search/flight-search.ts'
import type { NearbyOffer } from '../offer/nearby-offer.ts'
import { SearchLink, useResultsScope } from './results-scope.tsx'
import { useAnswer } from '#/features/answers/use-answer.ts'

/** `first` is what the server found with the page; without it the browser asks. */
export function NearbyOffers({ first }: { first: readonly NearbyOffer[] | undefined }) {
  const { search } = useResultsScope()
  const parameters = serialiseFlightSearch(search)
  const asked = first ? undefined : `nearby ${searchName(search)}`
  const { value, isPending } = useAnswer(asked, async () => {
    const { loadNearbyOffers } = await import('../offer/flights.functions.ts')
    return loadNearbyOffers({ data: parameters })
  })
  const offers = first ?? value
  if (isPending) return <Skeleton className="mt-4 h-40 w-full" />
  if (!offers || offers.length === 0) return null
  return (
    <>
      <p className="mt-4 text-muted">
        <Trans>These are the closest that fly:</Trans>
      </p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {offers.map((offer) => (
          <li key={JSON.stringify(offer.search)}>
            <NearbyLink offer={offer} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NearbyLink({ offer }: { offer: NearbyOffer }) {
  const { search } = offer
  const day = useDayWords()
  return (
    <SearchLink
      search={search}
      className="flex h-full flex-col gap-1 rounded-xl border border-line bg-surface p-4 hover:border-edge hover:bg-sunken"
    >
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        {offer.from} ({search.from})
        <Icon name="i-lucide-arrow-right" className="size-4" />
        {offer.to} ({search.to})
      </span>
      <span className="text-sm text-muted">
        {day(search.departure)}
        {search.return && ` – ${day(search.return)}`}
      </span>
      <span className="mt-auto text-sm">
        <Trans>from</Trans> <Price money={{ amount: offer.total, currency: offer.currency }} className="font-bold" />
      </span>
    </SearchLink>
  )
}
