import { Trans } from '@lingui/react/macro'
import type { WholeList } from '#/features/results/answer/first-page.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { HotelsView } from '../list/hotels-view.ts'
import { ListBody, SearchedList } from '../../searched-list.tsx'
import { hotelList } from './lazy-hotel-list.ts'
import { HotelsSkeleton } from './hotels-skeleton.tsx'
import type { FirstHotels, LoadedHotels } from './loaded-hotels.ts'

interface HotelsProps {
  readonly url: ResultsUrl
  readonly name: string
  readonly ask: (signal: AbortSignal) => Promise<WholeList<HotelsView>>
}

const onHotels = ({ url, name, ask }: HotelsProps) => ({
  url,
  kind: 'hotels',
  name,
  ask: async (signal: AbortSignal) => {
    const [list] = await Promise.all([ask(signal), hotelList.load()])
    return list
  },
  words: {
    late: <Trans>The hotels did not answer in time</Trans>,
    failed: <Trans>We cannot search for hotels right now</Trans>,
  },
  skeleton: <HotelsSkeleton />,
  children: (
    view: WholeList<HotelsView>['view'] | undefined,
    first: Extract<FirstHotels, { ok: true }> | undefined,
  ) => <hotelList.List url={url} view={view} first={first} />,
})

/** The hotels of a search. */
export function SearchedHotels({ answer, ...props }: HotelsProps & { readonly answer: LoadedHotels['answer'] }) {
  return <SearchedList {...onHotels(props)} answer={answer} />
}

/** The same, once an answer of the server is there. */
export function HotelsBody({ first, ...props }: HotelsProps & { readonly first: FirstHotels | undefined }) {
  return <ListBody {...onHotels(props)} first={first} />
}
