import { FoldedSearch } from '#/features/search/form/folded-search.tsx'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import type { ResolvedSearch } from '../search/resolved-search.ts'

const SearchForm = lazyNeeded(async () => (await import('./search-form.tsx')).FlightSearchForm)

/** The search form of flights above its results; give it a `key` that holds the search's name. */
export function ChangeSearch({ asked: { search, places, today, corrections } }: { asked: ResolvedSearch }) {
  return (
    <FoldedSearch>
      <SearchForm initial={search} places={places} corrections={corrections} today={today} />
    </FoldedSearch>
  )
}
