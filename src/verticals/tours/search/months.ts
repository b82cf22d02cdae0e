import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'

const monthOf = (day: string): string => day.slice(0, 7)

const nextMonth = (month: string): string => monthOf(addDays(`${month}-28`, 4))

/** The months in which a tour that is sold can begin, `2027-03`. */
export const bookableMonths = (today: string): readonly string[] => {
  const last = monthOf(lastTourDay(today))
  const months = [monthOf(today)]
  for (let month = monthOf(today); month < last;) {
    month = nextMonth(month)
    months.push(month)
  }
  return months
}

/** Tours are sold as far ahead as flights, by clocks that may be a day ahead of the ones that close the sale. */
const lastTourDay = (today: string): string => addDays(lastBookableDay(today), -1)

/** First and last day on which a tour may begin. */
export const daysOfMonth = (month: string | undefined, today: string): Readonly<Record<'from' | 'to', string>> => {
  const last = lastTourDay(today)
  if (month === undefined) return { from: today, to: last }
  const [first, end] = [`${month}-01`, addDays(`${nextMonth(month)}-01`, -1)]
  return { from: first < today ? today : first, to: end > last ? last : end }
}
