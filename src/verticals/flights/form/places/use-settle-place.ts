import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { SearchStore } from '../search-store.ts'

/**
 * Turns words that were typed and not chosen from the list into the best place that they may mean, in plain sight of
 * who typed them. Words that mean none stay. Rejects where the places could not be asked for.
 */
export const useSettlePlace = (store: SearchStore): ((end: 'from' | 'to') => Promise<void>) => {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useCallback(
    async (end) => {
      const { place, text } = store.state.draft[end]
      if (place || text.trim() === '') return
      const { settlePlace } = await import('./settle-place.ts')
      await settlePlace(store, end, locale)
    },
    [locale, store],
  )
}
