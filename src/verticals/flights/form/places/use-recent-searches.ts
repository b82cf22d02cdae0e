import { useMemo, useSyncExternalStore } from 'react'
import { storedSearches, watchSearches } from './recent-searches-storage.ts'
import { type RecentSearch, readRecent } from './recent-searches.ts'

/** The last searches made in this browser; they never leave it. */
export const useRecentSearches = (today: string): readonly RecentSearch[] => {
  const text = useSyncExternalStore(watchSearches, storedSearches, () => null)
  return useMemo(() => readRecent(text, today), [text, today])
}
