import { useLingui } from '@lingui/react/macro'
import { Await, useRouter } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import { UnreadNotice } from '#/features/results/unread-notice.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { WaitWithoutScripts } from '#/features/results/wait-without-scripts.tsx'
import { hotelFacets } from '../filters/hotel-facets.ts'
import { parseHotelQuery } from '../list/hotel-query.ts'
import { correctionWords } from '../search/correction-words.ts'
import { type HotelSearch, searchName } from '../search/hotel-search.ts'
import { HotelsBody } from './hotels-body.tsx'
import { HotelsHeading } from './hotels-heading.tsx'
import { HotelsSkeleton } from './hotels-skeleton.tsx'
import type { FirstHotels, LoadedHotels } from './loaded-hotels.ts'

interface HotelsPageProps {
  readonly loaded: LoadedHotels
  readonly url: ResultsUrl
}

const isPending = (answer: LoadedHotels['answer']): answer is Promise<FirstHotels> =>
  answer !== undefined && 'then' in answer

const titleOf = (key: string) => hotelFacets.find(({ keys }) => keys.includes(key))?.title

/** Hotels for a search. All of its state is in the URL, which the page follows in pieces: a slow device stays responsive. */
export function HotelsPage({ loaded, url }: HotelsPageProps) {
  const asked = useMemo(() => ({ loaded, url }), [loaded, url])
  return <AskedHotels asked={useDeferredValue(asked)} />
}

const AskedHotels = memo(function AskedHotels({ asked: { loaded, url } }: { asked: HotelsPageProps }) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  const { search, destination, corrections } = loaded
  const place = destination?.name[locale] ?? search.destination
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-3 px-4 py-3 sm:px-6">
      <HotelsHeading search={search} place={place} />
      <CorrectionsNotice words={corrections.map((correction) => correctionWords(i18n, correction))} />
      <UnreadNotice unread={parseHotelQuery(url).unread} titleOf={titleOf} />
      <AnsweredHotels key={searchName(search)} url={url} search={search} answer={loaded.answer} />
    </div>
  )
})

interface AnsweredHotelsProps {
  readonly url: ResultsUrl
  readonly search: HotelSearch
  readonly answer: LoadedHotels['answer']
}

/** The same search may be written anew; the browser then asks the server for no new answer, and the one that the page came with stays. */
function AnsweredHotels({ answer: newest, ...asked }: AnsweredHotelsProps) {
  const [sent] = useState(newest)
  const answer = sent ?? newest
  if (!isPending(answer)) return <HotelsBody {...asked} first={answer} />
  const waiting = (
    <>
      <WaitWithoutScripts url={asked.url} />
      <HotelsSkeleton />
    </>
  )
  return (
    <Await promise={answer} fallback={waiting}>
      {(first) => <HotelsBody {...asked} first={first} />}
    </Await>
  )
}
