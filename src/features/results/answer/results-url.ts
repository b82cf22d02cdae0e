/** A results URL's parameters, each as one text. */
export type ResultsUrl = Readonly<Record<string, string>>

/** Asks for the whole page at once, however slow: where nothing can move late pieces into their place. */
export const waitKey = 'wait'

const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''

/**
 * All texts of one URL parameter, joined by commas: a list is written either way. '' where there is none.
 * Nothing is cut off, as ids and lists may be long.
 */
export const urlText = (value: unknown): string => [value].flat().map(scalarText).filter(Boolean).join(',')

/** The whole number that a parameter says, such as a total in minor units; undefined where it says none. */
export const wholeIn = (value: unknown): number | undefined => {
  const text = urlText(value)
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

/** A form without JavaScript sends a list as several parameters of one name. Empty ones say nothing and are left out. */
export const readResultsUrl = (raw: Readonly<Record<string, unknown>>): ResultsUrl =>
  Object.fromEntries(
    Object.entries(raw)
      .map(([name, value]) => [name, urlText(value)] as const)
      .filter(([, value]) => value !== ''),
  )
