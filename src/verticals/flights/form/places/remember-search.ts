import { storeSearches, storedSearches } from './recent-searches-storage.ts'
import { type RecentSearch, readRecent, withRecent, withoutRecent, writeRecent } from './recent-searches.ts'

/** Remembers a search, whose places have the names of the page's language. */
export const rememberSearch = (recent: RecentSearch, today: string): void => {
  const { lang: locale } = document.documentElement
  storeSearches(writeRecent(withRecent(readRecent(storedSearches(), today), { ...recent, locale })))
}

/** Forgets the search of a `recentKey`. */
export const forgetSearch = (key: string, today: string): void =>
  storeSearches(writeRecent(withoutRecent(readRecent(storedSearches(), today), key)))
