import { useRouter } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo } from 'react'
import { UnreadNotice } from '#/features/results/unread-notice.tsx'
import type { WholeList } from '#/features/results/answer/first-page.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { HotelsView } from '../list/hotels-view.ts'
import { hotelFacets } from '../filters/hotel-facets.ts'
import { parseHotelQuery } from '../list/hotel-query.ts'
import { type HotelSearch, searchName } from '../search/hotel-search.ts'
import { HotelCorrections } from '../search/lazy-hotel-corrections.tsx'
import { SearchedHotels } from './hotels-body.tsx'
import { HotelsHeading } from './hotels-heading.tsx'
import type { LoadedHotels } from './loaded-hotels.ts'

interface HotelsPageProps {
  readonly loaded: LoadedHotels
  readonly url: ResultsUrl
}

const titleOf = (key: string) => hotelFacets.find(({ keys }) => keys.includes(key))?.title

/** Hotels for a search. All of its state is in the URL, which the page follows in pieces: a slow device stays responsive. */
export function HotelsPage({ loaded, url }: HotelsPageProps) {
  const asked = useMemo(() => ({ loaded, url }), [loaded, url])
  return <AskedHotels asked={useDeferredValue(asked)} />
}

const AskedHotels = memo(function AskedHotels({ asked: { loaded, url } }: { asked: HotelsPageProps }) {
  const { locale } = useRouter().options.context
  const { search, destination, corrections } = loaded
  const { unread } = useMemo(() => parseHotelQuery(url), [url])
  const place = destination?.name[locale] ?? search.destination
  return (
    <>
      <HotelsHeading asked={loaded} place={place} />
      <div className="page-width flex flex-col gap-3 pt-1.5 pb-8 lg:pt-3">
        <HotelCorrections corrections={corrections} />
        <UnreadNotice unread={unread} titleOf={titleOf} />
        <SearchedHotels
          key={searchName(search)}
          url={url}
          name={searchName(search)}
          ask={(signal) => askForList(search, signal)}
          answer={loaded.answer}
        />
      </div>
    </>
  )
})

const askForList = async (search: HotelSearch, signal: AbortSignal): Promise<WholeList<HotelsView>> => {
  const { fetchHotels } = await import('../offer/fetch-hotels.ts')
  return fetchHotels(search, signal)
}
