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

/** Days around one, as far as tickets are sold; `today` and `day` are local to the origin. */
export const daysAround = (
  day: string,
  reach: number,
  today: string,
): { readonly start: string; readonly end: string } => {
  const [start, end, last] = [addDays(day, -reach), addDays(day, reach), lastBookableDay(today)]
  return { start: start < today ? today : start, end: end > last ? last : end }
}

export const daysFrom = (start: string, end: string): readonly string[] =>
  Array.from({ length: Math.max(0, nightsBetween(start, end) + 1) }, (_, index) => addDays(start, index))
