import type { ResultsUrl } from '#/features/results/answer/results-url.ts'

/** The URL's parameters that make up the search; all others are kept as they are. Apart from the search, since every page loads them. */
export const searchKeys: readonly string[] = ['destination', 'from', 'to', 'guests', 'ages']

/** Only what makes up the search: what the page is loaded again for. */
export const searchParametersOf = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(searchKeys.flatMap((key) => (url[key] === undefined ? [] : [[key, url[key]]])))
