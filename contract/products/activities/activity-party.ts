import { Schema } from 'effect'
import { mostActivityDays } from '#domain/activity-kinds.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import { LocalDate } from '../../fields.ts'
import { Paxes } from '../pax.ts'

/** Days at the place, the last one included, and who comes along. */
export const whenAndWho = {
  from: LocalDate,
  to: LocalDate,
  paxes: Paxes,
}

/** Holds the days of a request to their order and to a month. */
export const daysFit = Schema.makeFilter(({ from, to }: { readonly from: string; readonly to: string }) => {
  const nights = nightsBetween(from, to)
  return (
    (nights >= 0 && nights < mostActivityDays) || `must be 1 to ${mostActivityDays} days, the last not before the first`
  )
})
