const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''

/**
 * All texts of one URL parameter, joined by commas: a list is written either way. '' where there is none.
 * Nothing is cut off, as ids and lists may be long.
 */
export const urlText = (value: unknown): string => [value].flat().map(scalarText).filter(Boolean).join(',')
