import { storeSearches, storedSearches } from './recent-searches-storage.ts'
import { type RecentSearch, readRecent, withRecent, withoutRecent, writeRecent } from './recent-searches.ts'

export const rememberSearch = (recent: RecentSearch, today: string): void =>
  storeSearches(writeRecent(withRecent(readRecent(storedSearches(), today), recent)))

/** Forgets the search of a `recentKey`. */
export const forgetSearch = (key: string, today: string): void =>
  storeSearches(writeRecent(withoutRecent(readRecent(storedSearches(), today), key)))
