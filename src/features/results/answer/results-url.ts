import { urlText } from '../url-text.ts'

/** A results URL's parameters, each as one text. */
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
