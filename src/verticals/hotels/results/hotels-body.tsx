import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAnswer } from '#/features/answers/use-answer.ts'
import type { PriceHold } from '#/features/price-hold/price-hold.ts'
import { SearchFailed } from '#/features/results/answer/search-failed.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { useFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import type { HotelAnswer } from '../offer/fetch-hotels.ts'
import { type HotelSearch, searchName } from '../search/hotel-search.ts'
import { HotelListPage } from './hotel-list-page.tsx'
import { HotelsSkeleton } from './hotels-skeleton.tsx'
import { LazyHotelsHold } from './lazy-hotels-hold.tsx'
import type { FirstHotels } from './loaded-hotels.ts'

const askForList = async (search: HotelSearch, signal: AbortSignal): Promise<HotelAnswer> => {
  const { fetchHotels } = await import('../offer/fetch-hotels.ts')
  return fetchHotels(search, signal)
}

interface HotelsBodyProps {
  readonly url: ResultsUrl
  readonly search: HotelSearch
  readonly first: FirstHotels | undefined
}

/** The hotels themselves: first as the server found them, then from the whole list, which the browser fetches once. */
export function HotelsBody({ url, search, first }: HotelsBodyProps) {
  const [retried, setRetried] = useState(false)
  const touched = useFirstInteraction()
  const asks = first?.ok ? touched : first === undefined || retried
  const name = searchName(search)
  const list = useAnswer(asks ? `hotels ${name}` : undefined, (signal) => askForList(search, signal))
  const sent = first?.ok ? first : undefined
  const answeredAt = list.value?.answeredAt ?? sent?.answeredAt

  if (answeredAt !== undefined) {
    const refresh = async (): Promise<PriceHold | undefined> => {
      const renewed = await list.askAgain()
      return renewed && holdOf(renewed.answeredAt)
    }
    return (
      <>
        <HotelListPage url={url} results={list.value?.results} first={sent} />
        <LazyHotelsHold subject={name} hold={holdOf(answeredAt)} onRefresh={refresh} />
      </>
    )
  }
  if (list.isPending) return <HotelsSkeleton />
  const problem = list.error instanceof SearchFailed ? list.error.problem : first?.ok === false && first.problem
  const retry = () => (retried ? void list.askAgain() : setRetried(true))
  return problem ? (
    <SearchFailure
      problem={problem}
      url={url}
      late={<Trans>The hotels did not answer in time</Trans>}
      failed={<Trans>We cannot search for hotels right now</Trans>}
      onRetry={retry}
    />
  ) : (
    <HotelsSkeleton />
  )
}

/** A list of hotels stands as long as the answer is believed: it brings no time of its own. */
const listStandsFor = 30 * 60_000

const holdOf = (answeredAt: string): PriceHold => ({
  answeredAt,
  expiresAt: new Date(Date.parse(answeredAt) + listStandsFor).toISOString(),
})
