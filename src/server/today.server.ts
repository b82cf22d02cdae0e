import { addDays } from '#domain/time/dates.ts'

/** The day in UTC: in some places it is still the day before, in others already the day after. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10)

/** The days that today may be where the place is not known: what is past begins before the first, what is not sold yet after the last. */
export const earliestToday = (): string => addDays(todayInUtc(), -1)
export const latestToday = (): string => addDays(todayInUtc(), 1)
