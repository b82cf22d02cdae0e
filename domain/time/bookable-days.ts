import { addDays } from './dates.ts'

/** The last day that airlines sell, `YYYY-MM-DD`: their timetables open 361 days ahead at most. `today` is the origin's. */
export const lastBookableDay = (today: string): string => addDays(today, 361)
