/** When a price was asked and until when it holds. */
export interface Quote {
  /** day number (UTC) of the asking, from which days ahead are counted */
  readonly day: number
  /** UTC minute of expiry */
  readonly expiry: number
}

const validMinutes = 30
/** Airlines sell no ticket for a flight that leaves sooner than this. */
const salesCloseMinutes = 60

/** A quote asked at a time in milliseconds since 1970. */
export const quoteAt = (nowMs: number): Quote => {
  const minute = Math.floor(nowMs / 60_000)
  return { day: Math.floor(minute / 1440), expiry: minute + validMinutes }
}

/** The quote that an id's expiry belongs to. */
export const quoteOf = (expiry: number): Quote => ({ day: Math.floor((expiry - validMinutes) / 1440), expiry })

/** The UTC minute before which nothing that leaves is sold any more. */
export const salesClose = ({ expiry }: Quote): number => expiry - validMinutes + salesCloseMinutes

export const isExpired = ({ expiry }: Quote, nowMs: number): boolean => nowMs >= expiry * 60_000

export const expiryText = ({ expiry }: Quote): string => new Date(expiry * 60_000).toISOString()
