import { visitQueries } from '#/features/answers/visit-queries.ts'
import { shortestTerm } from '#/features/search/suggestions/shortest-term.ts'
import { placeSuggestions } from './place-suggestions.ts'
import { placeDraft } from '../search-draft.ts'
import type { SearchStore } from '../search-store.ts'
import type { Endpoint } from '../../search/flight-search.ts'

/** Turns the words of one endpoint into the best place that they may mean. Rejects where the places could not be asked for. */
export const resolvePlace = async (store: SearchStore, endpoint: Endpoint, locale: string): Promise<void> => {
  const { text } = store.state.draft[endpoint]
  const term = text.trim()
  if (term.length < shortestTerm) return
  const groups = await visitQueries().fetchQuery(placeSuggestions(term, locale))
  const best = groups[0]?.places[0]
  if (best && store.state.draft[endpoint].text === text) store.changePlace(endpoint, placeDraft(best))
}
