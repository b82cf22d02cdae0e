import { useNavigate } from '@tanstack/react-router'
import { resultsPath, serialiseFlightSearch } from './flight-search.ts'
import type { DraftFault } from './search-draft.ts'
import type { SearchStore } from './search-store.ts'

/** Starts the search that the form holds, without a reload; gives the first fault where there is one. */
export const useStartSearch = (store: SearchStore): (() => Promise<DraftFault | undefined>) => {
  const navigate = useNavigate()
  return async () => {
    const { search, draft } = store.state
    if (!store.check() || !search) return store.state.faults[0]
    const path = resultsPath(search, { from: draft.from.place?.pathName, to: draft.to.place?.pathName })
    await navigate({ href: `${path}?${new URLSearchParams(serialiseFlightSearch(search))}` })
    return undefined
  }
}
