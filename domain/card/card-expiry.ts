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
  const [, month = '', year = ''] = /^(\d\d?(?=\/)|\d\d)\/?(\d\d(?:\d\d)?)$/.exec(text.replaceAll(/\s/g, '')) ?? []
  const number = Number(month)
  return number >= 1 && number <= 12 ? { month: number, year: fullYear(year) } : undefined
}

/** By how much clocks may be behind UTC. */
const hoursBehind = 12

/** The first moment at which a card is no longer good anywhere: the end of its month (rule pay-6); undefined where unreadable. */
export const cardEndsAt = (text: string): number | undefined => {
  const expiry = parseExpiry(text)
  return expiry && Date.UTC(expiry.year, expiry.month, 1, hoursBehind)
}

/** Whether a card may be good still, by the rule that whoever charges it has as well. */
export const isCardExpiry = (text: string, now: Date): boolean => (cardEndsAt(text) ?? 0) > now.getTime()
