import { addDays } from './dates.ts'

/**
 * Somewhere it is the day before that of UTC, and elsewhere the day after. What is asked of a traveller's day takes it for theirs,
 * wherever they are, so that site and backend say the same.
 */

/** Whether a day is over wherever somebody may be. */
export const isOverEverywhere = (day: string, todayInUtc: string): boolean => day < addDays(todayInUtc, -1)

/** Whether a day has begun for nobody. */
export const hasBegunNowhere = (day: string, todayInUtc: string): boolean => day > addDays(todayInUtc, 1)
