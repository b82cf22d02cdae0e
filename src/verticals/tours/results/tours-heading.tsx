import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import { peopleWords } from '#/features/search/rooms/guests-words.ts'
import type { LoadedTours } from './loaded-tours.ts'
import { toursTitle } from './tours-title.ts'

const AskedTourSearch = lazy(() => import('../form/asked-tour-search.tsx'))

/** What was searched for, in words, and the form to change it. */
export function ToursHeading({ loaded: { search, today, parameters } }: { readonly loaded: LoadedTours }) {
  const { i18n } = useLingui()
  return (
    <ListBar
      title={toursTitle(i18n, search)}
      details={peopleWords(i18n, [search.party])}
      change={
        <FoldedSearch key={JSON.stringify(parameters)} tab="tours">
          <AskedTourSearch initial={search} today={today} />
        </FoldedSearch>
      }
    />
  )
}
