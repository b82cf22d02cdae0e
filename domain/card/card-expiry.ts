export interface CardExpiry {
  readonly month: number
  /** in full: 2031 */
  readonly year: number
}

const fullYear = (year: string): number => {
  if (year.length === 4) return Number(year)
  return Number(year) + (Number(year) < 70 ? 2000 : 1900)
}

/** Reads `12 / 31`, `12/2031` or `1231`; undefined where that is no month of a year. */
export const parseExpiry = (text: string): CardExpiry | undefined => {
  const compact = text.replaceAll(/\s/g, '')
  const [, month = '', year = ''] =
    /^(\d{1,2})\/(\d{2}|\d{4})$/.exec(compact) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(compact) ?? []
  const number = Number(month)
  return number >= 1 && number <= 12 ? { month: number, year: fullYear(year) } : undefined
}

/** A card holds to the end of its month, on the calendar of whoever holds it. */
export const isCardExpiry = (text: string, now: Date): boolean => {
  const expiry = parseExpiry(text)
  if (expiry === undefined) return false
  return expiry.year * 12 + expiry.month >= now.getFullYear() * 12 + now.getMonth() + 1
}
