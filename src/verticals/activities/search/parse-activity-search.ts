import { mostActivityDays } from '#domain/activity-kinds.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'
import { parseFirstDay } from '#/features/search/parse-first-day.ts'
import { parseLastDay } from '#/features/search/parse-last-day.ts'
import { textOf } from '#/features/search/raw-values.ts'
import type { Outing } from './activity-search.ts'
import type { Correction } from './correction.ts'
import { parseParty } from './parse-party.ts'

/** Activities sell as far ahead as airlines, by clocks that may be a day ahead of the ones that close the sale. */
export const lastActivityDay = (today: string): string => addDays(lastBookableDay(today), -1)

interface ParsedOuting {
  readonly outing: Outing
  readonly corrections: readonly Correction[]
}

/**
 * The days and people that a URL asks for, with everything it left out or got wrong corrected to the nearest sensible value. Never
 * throws. `today` is the day at the destination; where that is not known, `latestToday` is the last that it may be: by that one sales
 * end.
 */
export const parseOuting = (
  raw: Readonly<Record<string, unknown>>,
  today: string,
  latestToday = today,
): ParsedOuting => {
  const asked = { first: textOf(raw.from), last: textOf(raw.to) }
  const last = lastActivityDay(latestToday)
  const from = parseFirstDay('from', asked.first, today, last)
  const to = parseLastDay(
    { ...asked, from: from.value },
    {
      field: 'to',
      early: 'before_first',
      fewest: 0,
      most: mostActivityDays - 1,
      last,
    },
  )
  const party = parseParty(raw)
  return {
    outing: { from: from.value, to: to.value, party: party.value },
    corrections: [...from.corrections, ...to.corrections, ...party.corrections],
  }
}
