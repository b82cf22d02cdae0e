const hourMs = 3_600_000

/**
 * Prices move on the hour (UTC) and at no other time: two answers of one hour agree, and what moves in a day is spread over
 * all of its hours. Whoever keeps an answer keeps it for no longer than its hour.
 */
export const quoteHourOf = (nowMs: number): number => Math.floor(nowMs / hourMs)

/** Epoch milliseconds at which prices move next. */
export const quoteHourEnds = (nowMs: number): number => (quoteHourOf(nowMs) + 1) * hourMs

/** `YYYY-MM-DD`: the day (UTC) on which a price is asked, which belongs in the key of every kept price. */
export const quoteDateOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10)
