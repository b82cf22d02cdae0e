import { quoteHourOf } from '#domain/time/quote-hour.ts'

/** When a price was asked and until when it holds. */
export interface Quote {
  /** UTC hour of the asking, counted from 1970: the only time that a price depends on */
  readonly hour: number
  /** UTC minute of expiry */
  readonly expiry: number
}

const minuteMs = 60_000
const validMinutes = 30
/** Airlines sell no ticket for a flight that leaves sooner than this. */
const salesCloseMinutes = 60

const quoteAskedAt = (minute: number): Quote => ({
  hour: quoteHourOf(minute * minuteMs),
  expiry: minute + validMinutes,
})

/** A quote asked at a time in milliseconds since 1970. */
export const quoteAt = (nowMs: number): Quote => quoteAskedAt(Math.floor(nowMs / minuteMs))

/** The quote that an id's expiry belongs to. */
export const quoteOf = (expiry: number): Quote => quoteAskedAt(expiry - validMinutes)

/** Day number (UTC) of the asking. */
export const quoteDay = ({ hour }: Quote): number => Math.floor(hour / 24)

/** Days, with their fraction, from the asking to a day: prices drift by the hour and do not jump at midnight. */
export const daysAhead = ({ hour }: Quote, day: number): number => Math.max(0, day - hour / 24)

/** The UTC minute before which nothing that leaves is sold any more. */
export const salesClose = ({ expiry }: Quote): number => expiry - validMinutes + salesCloseMinutes

export const isExpired = ({ expiry }: Quote, nowMs: number): boolean => nowMs >= expiry * minuteMs

export const expiryText = ({ expiry }: Quote): string => new Date(expiry * minuteMs).toISOString()
