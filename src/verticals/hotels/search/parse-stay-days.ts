import { mostNights } from '#domain/stay.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'
import { parseFirstDay } from '#/features/search/parse-first-day.ts'
import { parseLastDay } from '#/features/search/parse-last-day.ts'
import type { Normalised } from './correction.ts'

type Days = Readonly<Record<'checkIn' | 'checkOut', string>>

/** Hotels sell as far ahead as airlines, by clocks that may be a day ahead of the ones that close the sale. */
export const lastCheckOut = (today: string): string => addDays(lastBookableDay(today), -1)
const lastCheckIn = (today: string): string => addDays(lastCheckOut(today), -1)

/** The nights that were asked for, or what rule search-8 makes of them: one to thirty, from today on. */
export const parseStayDays = (asked: Days, today: string, latestToday: string): Normalised<Days> => {
  const checkIn = parseFirstDay('checkIn', asked.checkIn, today, lastCheckIn(latestToday))
  const days = { first: asked.checkIn, last: asked.checkOut, from: checkIn.value }
  const checkOut = parseLastDay(days, {
    field: 'checkOut',
    early: 'before_check_in',
    fewest: 1,
    most: mostNights,
    last: lastCheckOut(latestToday),
  })
  return {
    value: { checkIn: checkIn.value, checkOut: checkOut.value },
    corrections: [...checkIn.corrections, ...checkOut.corrections],
  }
}
