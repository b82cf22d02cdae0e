import { useLingui } from '@lingui/react/macro'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import { peopleWords } from '#/features/search/rooms/guests-words.ts'
import type { TourSearch } from '../search/tour-search.ts'
import type { LoadedTours } from './loaded-tours.ts'
import { toursTitle } from './tours-title.ts'

const RequestedTourSearch = lazyNeeded(async () => (await import('../form/requested-tour-search.tsx')).default)

function SearchTitle({ search }: { search: TourSearch }) {
  const { i18n } = useLingui()
  return toursTitle(i18n, search)
}

function SearchDetails({ search }: { search: TourSearch }) {
  const { i18n } = useLingui()
  return peopleWords(i18n, [search.party])
}

/** What was searched for, in words, and the form to change it. */
export function ToursHeading({ loaded: { search, today, parameters } }: { readonly loaded: LoadedTours }) {
  const of = JSON.stringify(parameters)
  return (
    <ListBar
      of={of}
      title={<SearchTitle search={search} />}
      details={<SearchDetails search={search} />}
      change={
        <FoldedSearch key={of} tab="tours">
          <RequestedTourSearch initial={search} today={today} />
        </FoldedSearch>
      }
    />
  )
}
