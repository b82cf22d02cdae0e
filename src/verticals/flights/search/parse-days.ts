import { defaultNights, lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween, readDay } from '#domain/time/dates.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import { parseFirstDay } from '#/features/search/parse-first-day.ts'
import type { Normalised } from './correction.ts'

interface RequestedDays {
  readonly departure: string
  readonly return: string
  /** '1' one-way, '2' round trip, anything else: as the return says (rule search-8) */
  readonly tripType: string
}

/** `departure` is the normalised one, `asked` what the URL said. */
const parseReturn = (
  asked: RequestedDays,
  departure: string,
  today: string,
  last: string,
): Normalised<string | undefined> => {
  const given = asked.return
  const after = (nights: number): string => {
    const day = addDays(departure, nights)
    return day > last ? last : day
  }
  const to = (
    code: 'missing' | 'unreadable' | 'moved_along' | 'before_departure' | 'too_far' | 'impossible',
    day: string,
  ): Normalised<string | undefined> => correctedTo(day, { field: 'return', code, given })

  if (asked.tripType === '1') return asGiven(undefined)
  if (given === '') return asked.tripType === '2' ? to('missing', after(defaultNights)) : asGiven(undefined)
  const read = readDay(given)
  if (read === undefined) return to('unreadable', after(defaultNights))
  const nights = nightsBetween(readDay(asked.departure)?.day ?? departure, read.day)
  if (read.day < departure) {
    const moved = nights >= 0 && addDays(departure, nights) <= last
    return to(moved ? 'moved_along' : 'before_departure', after(moved ? nights : defaultNights))
  }
  if (read.day > last) return to('too_far', last)
  return read.exists ? asGiven(read.day) : to('impossible', read.day)
}

export const parseDays = (
  asked: RequestedDays,
  today: string,
  latestToday: string,
): Normalised<{ readonly departure: string; readonly return: string | undefined }> => {
  const last = lastBookableDay(latestToday)
  const departure = parseFirstDay('departure', asked.departure, today, last)
  const back = parseReturn(asked, departure.value, today, last)
  return {
    value: { departure: departure.value, return: back.value },
    corrections: [...departure.corrections, ...back.corrections],
  }
}
