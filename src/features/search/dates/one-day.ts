import { addDays, isDay, nightsBetween } from '#domain/time/dates.ts'
import type { DatesScope, End } from './dates-scope.ts'

type Days = Pick<DatesScope, 'kind' | 'ends'>
type Nights = Pick<DatesScope, 'ends' | 'fewestNights' | 'lastDay'>

/** What the calendar is called: bounds are chosen one at a time. */
export const calendarLabel = ({ kind, label, ends }: Days & Pick<DatesScope, 'label'>, end: End): string =>
  kind === 'bounds' ? ends[end].label : label

/** The first day that can be chosen for an end: a last bound is not before the first. */
export const earliestOf = ({ kind, ends, today }: Days & Pick<DatesScope, 'today'>, end: End): string =>
  kind === 'bounds' && end === 'last' && isDay(ends.first.day) && ends.first.day > today ? ends.first.day : today

/** The last day that a new first one takes along: as many nights later as before, and no later than can be chosen. */
export const lastAlong = ({ ends, fewestNights, lastDay }: Nights, first: string): string => {
  const nights = nightsBetween(ends.first.day, ends.last.day) || 0
  const moved = addDays(first, Math.max(fewestNights, nights))
  return moved > lastDay ? lastDay : moved
}

/**
 * What changes where one end is chosen by itself. Of a last day that the first has passed, a bound is open again, and one that is kept
 * for a change of mind moves along.
 */
export const daysWith = (days: Days & Nights, end: End, day: string): Partial<Readonly<Record<End, string>>> => {
  const { kind, ends } = days
  const passes = end === 'first' && ends.last.day !== '' && ends.last.day < day
  if (!passes) return { [end]: day }
  return { first: day, last: kind === 'bounds' ? '' : lastAlong(days, day) }
}
