import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { storedSearches, watchSearches } from './recent-searches-storage.ts'
import { type RecentSearch, codesToName, readRecent } from './recent-searches.ts'

/** The last searches made in this browser, which never leave it; those made on a page in another language are named anew. */
export const useRecentSearches = (today: string): readonly RecentSearch[] => {
  const { i18n } = useLingui()
  const { locale } = i18n
  const text = useSyncExternalStore(watchSearches, storedSearches, () => null)
  const list = useMemo(() => readRecent(text, today), [text, today])
  const isNamed = codesToName(list, locale).length === 0
  useEffect(() => {
    if (isNamed) return
    // names in another language are better than none
    void import('./rename-searches.ts').then(
      ({ renameSearches }) => renameSearches(locale, today),
      () => undefined,
    )
  }, [isNamed, locale, today])
  return list
}
