import { defaultDeparture } from '#domain/time/bookable-days.ts'
import { readDay } from '#domain/time/dates.ts'
import { asGiven, correctedTo } from './correction.ts'

/** The day on which what is searched begins, from `today` to `last`; what else was `given` is corrected (rule search-8). */
export const parseFirstDay = <Field extends string>(field: Field, given: string, today: string, last: string) => {
  const to = (code: 'missing' | 'unreadable' | 'past' | 'too_far' | 'impossible', day: string) =>
    correctedTo(day, { field, code, given })
  if (given === '') return to('missing', defaultDeparture(today))
  const read = readDay(given)
  if (read === undefined) return to('unreadable', defaultDeparture(today))
  if (read.day < today) return to('past', defaultDeparture(today))
  if (read.day > last) return to('too_far', last)
  return read.exists ? asGiven(read.day) : to('impossible', read.day)
}
