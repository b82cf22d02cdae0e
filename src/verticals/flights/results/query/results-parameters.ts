import { type FlightSearch, serialiseFlightSearch } from '../../search/flight-search.ts'
import { type ResultsQuery, resultsKeys, resultsParameters } from './results-query.ts'
import type { ResultsUrl } from './results-url.ts'
import { searchKeys } from '../../search/search-keys.ts'

/** Asks for the whole page at once, however slow: where nothing can move late pieces into their place. */
export const waitKey = 'wait'

const ours: ReadonlySet<string> = new Set([...searchKeys, ...resultsKeys, waitKey])

/** The URL of a search and what is asked of its list; parameters that belong to somebody else are kept. */
export const resultsUrl = (current: ResultsUrl, search: FlightSearch, query: ResultsQuery): ResultsUrl => ({
  ...serialiseFlightSearch(search),
  ...resultsParameters(query),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ours.has(name))),
})
