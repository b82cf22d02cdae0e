import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { SearchStore } from '../search-store.ts'
import type { Endpoint } from '../../search/flight-search.ts'

/**
 * Turns words that were typed and not chosen from the list into the best place that they may mean, in plain sight of
 * who typed them. Words that mean none stay. Rejects where the places could not be asked for.
 */
export const useResolvePlace = (store: SearchStore): ((endpoint: Endpoint) => Promise<void>) => {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useCallback(
    async (endpoint) => {
      const { place, text } = store.state.draft[endpoint]
      if (place || text.trim() === '') return
      const { resolvePlace } = await import('./resolve-place.ts')
      await resolvePlace(store, endpoint, locale)
    },
    [locale, store],
  )
}
