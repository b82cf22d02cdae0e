import { mostNights } from '#domain/stay.ts'
import { defaultDeparture, defaultReturn, lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween, readDay } from '#domain/time/dates.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import type { Normalised } from './correction.ts'

type Days = Readonly<Record<'checkIn' | 'checkOut', string>>

const defaultNights = (today: string): number => nightsBetween(defaultDeparture(today), defaultReturn(today))

/** Hotels sell as far ahead as airlines, by clocks that may be a day ahead of the ones that close the sale. */
const lastCheckOut = (today: string): string => addDays(lastBookableDay(today), -1)
const lastCheckIn = (today: string): string => addDays(lastCheckOut(today), -1)

const parseCheckIn = (given: string, today: string): Normalised<string> => {
  const to = (code: 'missing' | 'unreadable' | 'past' | 'too_far' | 'impossible', day: string) =>
    correctedTo(day, { field: 'checkIn', code, given })
  if (given === '') return to('missing', defaultDeparture(today))
  const read = readDay(given)
  if (read === undefined) return to('unreadable', defaultDeparture(today))
  if (read.day < today) return to('past', defaultDeparture(today))
  if (read.day > lastCheckIn(today)) return to('too_far', lastCheckIn(today))
  return read.exists ? asGiven(read.day) : to('impossible', read.day)
}

/** `checkIn` is the normalised one, `asked` what the URL said. */
const parseCheckOut = (asked: Days, checkIn: string, today: string): Normalised<string> => {
  const given = asked.checkOut
  const most = nightsBetween(checkIn, lastCheckOut(today))
  const to = (
    code: 'missing' | 'unreadable' | 'moved_along' | 'before_check_in' | 'too_long' | 'too_far' | 'impossible',
    nights: number,
  ) => correctedTo(addDays(checkIn, Math.min(nights, most)), { field: 'checkOut', code, given })

  if (given === '') return to('missing', defaultNights(today))
  const read = readDay(given)
  if (read === undefined) return to('unreadable', defaultNights(today))
  const nights = nightsBetween(checkIn, read.day)
  const askedNights = nightsBetween(readDay(asked.checkIn)?.day ?? checkIn, read.day)
  if (nights < 1) {
    const moved = askedNights >= 1 && askedNights <= mostNights
    return to(moved ? 'moved_along' : 'before_check_in', moved ? askedNights : defaultNights(today))
  }
  if (nights > mostNights) return to('too_long', mostNights)
  if (nights > most) return to('too_far', most)
  return read.exists ? asGiven(read.day) : to('impossible', nights)
}

/** The nights that were asked for, or what rule search-8 makes of them: one to thirty, from today on. */
export const parseStayDays = (asked: Days, today: string): Normalised<Days> => {
  const checkIn = parseCheckIn(asked.checkIn, today)
  const checkOut = parseCheckOut(asked, checkIn.value, today)
  return {
    value: { checkIn: checkIn.value, checkOut: checkOut.value },
    corrections: [...checkIn.corrections, ...checkOut.corrections],
  }
}
