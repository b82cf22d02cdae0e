import { searchKeys } from '../../search/flight-search.ts'
import { urlText } from '#/features/results/url-text.ts'

/** The results URL's parameters, each as one text. */
export type ResultsUrl = Readonly<Record<string, string>>

/** Asks for the whole page at once, however slow: where nothing can move late pieces into their place. */
export const waitKey = 'wait'

/** A form without JavaScript sends a list as several parameters of one name. Empty ones say nothing and are left out. */
export const readResultsUrl = (raw: Readonly<Record<string, unknown>>): ResultsUrl =>
  Object.fromEntries(
    Object.entries(raw)
      .map(([name, value]) => [name, urlText(value)] as const)
      .filter(([, value]) => value !== ''),
  )

/** Only what makes up the search: what the page is loaded again for. */
export const searchParametersOf = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(searchKeys.flatMap((key) => (url[key] === undefined ? [] : [[key, url[key]]])))
