import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type RecentSearch, readRecent, withRecent, withoutRecent, writeRecent } from './recent-searches.ts'

const storageKey = 'recent-searches'
const changed = 'recent-searches-changed'

/** Storage can be switched off or full: then nothing is remembered, and nothing fails. */
const read = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const write = (list: readonly RecentSearch[]): void => {
  try {
    localStorage.setItem(storageKey, writeRecent(list))
    dispatchEvent(new Event(changed))
  } catch {
    // not remembered
  }
}

const subscribe = (notify: () => void): (() => void) => {
  addEventListener(changed, notify)
  addEventListener('storage', notify)
  return () => {
    removeEventListener(changed, notify)
    removeEventListener('storage', notify)
  }
}

interface RecentSearches {
  readonly list: readonly RecentSearch[]
  readonly add: (recent: RecentSearch) => void
  readonly remove: (key: string) => void
}

/** The last searches made in this browser; they never leave it. None until the page runs. */
export const useRecentSearches = (today: string): RecentSearches => {
  const text = useSyncExternalStore(subscribe, read, () => null)
  const list = useMemo(() => readRecent(text, today), [text, today])
  const add = useCallback((recent: RecentSearch) => write(withRecent(readRecent(read(), today), recent)), [today])
  const remove = useCallback((key: string) => write(withoutRecent(readRecent(read(), today), key)), [today])
  return { list, add, remove }
}
