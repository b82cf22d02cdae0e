import { guestKeys } from '#/features/search/rooms/room-keys.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

/** The URL's parameters that make up the search. Apart from the search, since every page loads them. */
export const tourSearchKeys: readonly string[] = ['country', 'month', ...guestKeys]

/** Only what makes up the search: what the page is loaded again for. */
export const searchParametersOf = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(tourSearchKeys.flatMap((key) => (url[key] === undefined ? [] : [[key, url[key]]])))
