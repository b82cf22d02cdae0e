import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { searchKeys } from '../../search/flight-search.ts'

/** Only what makes up the search: what the page is loaded again for. */
export const searchParametersOf = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(searchKeys.flatMap((key) => (url[key] === undefined ? [] : [[key, url[key]]])))
