import { addDays } from './dates.ts'

/** The last day that airlines sell, `YYYY-MM-DD`: their timetables open 361 days ahead at most. `today` is the origin's. */
export const lastBookableDay = (today: string): string => addDays(today, 361)

/** Days ahead at which a trip starts and ends where nobody said (rule search-8). */
export const defaultDeparture = (today: string): string => addDays(today, 7)
export const defaultReturn = (today: string): string => addDays(today, 13)
