import { type FlightSearch, searchKeys, serialiseFlightSearch } from './flight-search.ts'
import { type ResultsQuery, resultsKeys, resultsParameters } from './results-query.ts'
import { urlText } from './url-text.ts'

/** The results URL's parameters, each as one text. */
export type ResultsUrl = Readonly<Record<string, string>>

/** A form without JavaScript sends a list as several parameters of one name. Empty ones say nothing and are left out. */
export const readResultsUrl = (raw: Readonly<Record<string, unknown>>): ResultsUrl =>
  Object.fromEntries(
    Object.entries(raw)
      .map(([name, value]) => [name, urlText(value)] as const)
      .filter(([, value]) => value !== ''),
  )

/** Asks for the whole page at once, however slow: where nothing can move late pieces into their place. */
export const waitKey = 'wait'

const ours: ReadonlySet<string> = new Set([...searchKeys, ...resultsKeys, waitKey])

/** The URL of a search and what is asked of its list; parameters that belong to somebody else are kept. */
export const resultsUrl = (current: ResultsUrl, search: FlightSearch, query: ResultsQuery): ResultsUrl => ({
  ...serialiseFlightSearch(search),
  ...resultsParameters(query),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ours.has(name))),
})

/** Only what makes up the search: what the page is loaded again for. */
export const searchParametersOf = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(searchKeys.flatMap((key) => (url[key] === undefined ? [] : [[key, url[key]]])))
