import { type FlightSearch, serialiseFlightSearch } from '../../search/flight-search.ts'
import { searchKeys, searchParametersOf } from '../../search/search-keys.ts'
import { type ResultsQuery, resultsKeys, resultsParameters } from './results-query.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'

const ours: ReadonlySet<string> = new Set([...searchKeys, ...resultsKeys, waitKey])

/**
 * The URL with another query of its list. The search stays as the address says it, since the page would be loaded anew where
 * it is spelled out; so do parameters that belong to somebody else.
 */
export const listUrl = (current: ResultsUrl, query: ResultsQuery): ResultsUrl => ({
  ...searchParametersOf(current),
  ...resultsParameters(query),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ours.has(name))),
})

/** The same with the search spelled out: what its page is left with. */
export const resultsUrl = (current: ResultsUrl, search: FlightSearch, query: ResultsQuery): ResultsUrl => ({
  ...listUrl(current, query),
  ...serialiseFlightSearch(search),
})

const ofList: ReadonlySet<string> = new Set([...resultsKeys, waitKey])

/** The same of a list of flights that are sold with something else: all but the list's own stays, and there are no bags to ask for. */
export const soldWithUrl = (current: ResultsUrl, query: ResultsQuery): ResultsUrl => ({
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ofList.has(name))),
  ...resultsParameters({ ...query, bags: false }),
})
