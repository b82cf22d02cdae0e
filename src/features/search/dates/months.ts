import { addDays } from '#domain/time/dates.ts'

/** First and last day of the month that a day is in. */
export const monthOf = (day: string): { readonly start: string; readonly end: string } => {
  const start = `${day.slice(0, 7)}-01`
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) }
}

/** The months from one day's to another's, each by its first day. */
export const monthsBetween = (first: string, last: string): readonly string[] => {
  const months: string[] = []
  for (let { start, end } = monthOf(first); start <= last; { start, end } = monthOf(addDays(end, 1))) months.push(start)
  return months
}
