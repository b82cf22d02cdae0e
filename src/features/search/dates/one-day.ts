import { isDay } from '#domain/time/dates.ts'
import type { DatesScope, End } from './dates-scope.ts'

type Days = Pick<DatesScope, 'kind' | 'ends'>

/** What the calendar is called: bounds are chosen one at a time. */
export const calendarLabel = ({ kind, label, ends }: Days & Pick<DatesScope, 'label'>, end: End): string =>
  kind === 'bounds' ? ends[end].label : label

/** The first day that can be chosen for an end: a last bound is not before the first. */
export const earliestOf = ({ kind, ends, today }: Days & Pick<DatesScope, 'today'>, end: End): string =>
  kind === 'bounds' && end === 'last' && isDay(ends.first.day) && ends.first.day > today ? ends.first.day : today

/** What changes where one end is chosen by itself: a last bound that the first has passed is open again. */
export const daysWith = ({ kind, ends }: Days, end: End, day: string): Partial<Readonly<Record<End, string>>> => {
  const passes = kind === 'bounds' && end === 'first' && ends.last.day !== '' && ends.last.day < day
  return passes ? { first: day, last: '' } : { [end]: day }
}
