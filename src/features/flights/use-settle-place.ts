import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { placeSuggestions, shortestTerm } from './place-suggestions.ts'
import { placeDraft } from './search-draft.ts'
import type { SearchStore } from './search-store.ts'

/**
 * Turns words that were typed and not chosen from the list into the best place that they may mean, in plain sight of
 * who typed them. Words that mean none stay. Rejects where the places could not be asked for.
 */
export const useSettlePlace = (store: SearchStore): ((end: 'from' | 'to') => Promise<void>) => {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  return useCallback(
    async (end) => {
      const { text, place } = store.state.draft[end]
      const term = text.trim()
      if (place || term.length < shortestTerm) return
      const groups = await queries.fetchQuery(placeSuggestions(term, i18n.locale))
      const best = groups[0]?.places[0]
      if (best && store.state.draft[end].text === text) store.changePlace(end, placeDraft(best))
    },
    [i18n, queries, store],
  )
}
