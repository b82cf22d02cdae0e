import { useNavigate } from '@tanstack/react-router'
import type { PlaceName } from '#domain/place/airport.ts'
import { resultsPath, serialiseFlightSearch } from '../search/flight-search.ts'
import { type DraftFault, type PlaceDraft } from './search-draft.ts'
import type { RecentSearch } from './places/recent-searches.ts'
import type { SearchStore } from './search-store.ts'
import { useResolvePlace } from './places/use-resolve-place.ts'

const nameOf = ({ place, text }: PlaceDraft, code: string): PlaceName => ({
  code,
  cityName: place?.cityName ?? text,
  pathName: place?.pathName ?? '',
})

/** Loaded when there is something to remember; a search does not wait for it, nor fail with it. */
const remember = (recent: RecentSearch, today: string): void =>
  void import('./places/remember-search.ts').then(
    ({ rememberSearch }) => rememberSearch(recent, today),
    () => undefined,
  )

/** What goes on with another search: the reserved tour that flights are looked for with. */
const keptOfAddress = (): Readonly<Record<string, string>> => {
  const withTour = new URLSearchParams(window.location.search).get('withTour')
  return withTour === null ? {} : { withTour }
}

/** Starts the search that the form holds, without a reload; gives the first fault where there is one. */
export const useStartSearch = (store: SearchStore): (() => Promise<DraftFault | undefined>) => {
  const navigate = useNavigate()
  const resolve = useResolvePlace(store)
  return async () => {
    const [from, to] = await Promise.allSettled([resolve('from'), resolve('to')])
    const { search, draft } = store.state
    if (!store.check() || !search) {
      store.blameConnection({ from: from.status === 'rejected', to: to.status === 'rejected' })
      return store.state.faults[0]
    }
    const names = { from: nameOf(draft.from, search.from), to: nameOf(draft.to, search.to) }
    if (draft.from.place && draft.to.place) remember({ search, ...names }, store.today)
    const path = resultsPath(search, { from: names.from.pathName, to: names.to.pathName })
    await navigate({ href: `${path}?${new URLSearchParams({ ...serialiseFlightSearch(search), ...keptOfAddress() })}` })
    return undefined
  }
}
