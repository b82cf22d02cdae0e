const longestText = 80

const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().slice(0, longestText)
    : ''

/** Every text under a parameter, also where it was written several times; what is no text is left out. */
export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.slice(0, 20) : [value]).map(scalarText).filter((text) => text !== '')

/** A parameter's text, its first where it was written several times, or '' where there is none. */
export const textOf = (value: unknown): string => textsOf(value)[0] ?? ''

/** The texts that a field lists in one: `8, 5`. */
export const listedIn = (value: unknown): readonly string[] =>
  textOf(value)
    .split(/[\s,;]+/)
    .filter((text) => text !== '')

/** A whole number of at most three digits, or undefined. */
export const wholeNumber = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined)
