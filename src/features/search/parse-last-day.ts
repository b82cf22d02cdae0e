import { defaultNights } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween, readDay } from '#domain/time/dates.ts'
import { asGiven, correctedTo } from './correction.ts'

interface LastDay<Field extends string, Early extends string> {
  readonly field: Field
  /** what a day is told as that is too early for the first one */
  readonly early: Early
  /** nights from the first day to the last */
  readonly fewest: number
  readonly most: number
  /** the last day that is sold */
  readonly last: string
}

/** Days are as an address wrote them; `from` is the first one as it was normalised. */
interface Asked {
  readonly first: string
  readonly last: string
  readonly from: string
}

/** The day on which what is searched ends; what else was asked is corrected (rule search-8). */
export const parseLastDay = <Field extends string, Early extends string>(
  { first, last: given, from }: Asked,
  { field, early, fewest, most: mostNights, last }: LastDay<Field, Early>,
) => {
  const most = nightsBetween(from, last)
  const to = (
    code: 'missing' | 'unreadable' | 'moved_along' | 'too_long' | 'too_far' | 'impossible' | Early,
    nights: number,
  ) => correctedTo(addDays(from, Math.min(nights, most)), { field, code, given })

  if (given === '') return to('missing', defaultNights)
  const read = readDay(given)
  if (read === undefined) return to('unreadable', defaultNights)
  const nights = nightsBetween(from, read.day)
  const askedNights = nightsBetween(readDay(first)?.day ?? from, read.day)
  if (nights < fewest) {
    const moved = askedNights >= fewest && askedNights <= mostNights
    return to(moved ? 'moved_along' : early, moved ? askedNights : defaultNights)
  }
  // where less is sold than may be searched, it is the sale that ends it
  if (nights > mostNights && mostNights <= most) return to('too_long', mostNights)
  if (nights > most) return to('too_far', most)
  return read.exists ? asGiven(read.day) : to('impossible', nights)
}
