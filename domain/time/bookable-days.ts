import { addDays } from './dates.ts'

/** Airlines' timetables open so many days ahead at most: no trip is longer either. */
export const mostDaysAhead = 361

/** The last day that airlines sell, `YYYY-MM-DD`. `today` is the origin's. */
export const lastBookableDay = (today: string): string => addDays(today, mostDaysAhead)

/** When a trip starts, and for how long it lasts, where nobody said (rule search-8). */
export const defaultDeparture = (today: string): string => addDays(today, 7)
export const defaultNights = 6
export const defaultReturn = (today: string): string => addDays(defaultDeparture(today), defaultNights)
