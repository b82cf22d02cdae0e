import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween } from '#domain/time/dates.ts'
import { type FlightSearch } from './flight-search.ts'

/** Nights between departure and return; undefined for one-way. */
export const stayOf = (search: FlightSearch): number | undefined =>
  search.return === undefined ? undefined : nightsBetween(search.departure, search.return)

/** The search with another departure, its trip as long as before. */
export const departingOn = (search: FlightSearch, departure: string): FlightSearch => {
  const stay = stayOf(search)
  return { ...search, departure, return: stay === undefined ? undefined : addDays(departure, stay) }
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a < b ? b : a)

/**
 * Days around one, as far as trips of `stay` nights are sold, and itself wherever that is; `today` and `day` are local to the origin.
 */
export const daysAround = (
  day: string,
  reach: number,
  today: string,
  stay = 0,
): { readonly start: string; readonly end: string } => {
  const [first, last] = [earlier(day, today), later(day, addDays(lastBookableDay(today), -stay))]
  return { start: later(addDays(day, -reach), first), end: earlier(addDays(day, reach), last) }
}

export const daysFrom = (start: string, end: string): readonly string[] =>
  Array.from({ length: Math.max(0, nightsBetween(start, end) + 1) }, (_, index) => addDays(start, index))
