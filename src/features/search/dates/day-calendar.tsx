import { type CalendarDate, parseDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Calendar, CalendarStateContext, RangeCalendar, RangeCalendarStateContext } from 'react-aria-components'
import { AriaScope } from '../form/aria-scope.tsx'
import { CalendarMonths } from './calendar-months.tsx'
import { type AroundMonthsProps, type End, useDates } from './dates-scope.ts'
import { daysWith, earliestOf, lastAlong } from './one-day.ts'
import { monthsBetween } from './months.ts'

export interface DatesPanelProps {
  /** which of the two days is being chosen first */
  readonly end: End
  /** what the panel belongs to on the page */
  readonly anchor: RefObject<HTMLElement | null>
  readonly Around: ComponentType<AroundMonthsProps> | undefined
  readonly onClose: () => void
}

interface DayCalendarProps extends Pick<DatesPanelProps, 'end' | 'Around'> {
  readonly months: number
  readonly stacked?: boolean
  /** what shows more months: within the calendar, as a press outside of it resets a range that is half chosen */
  readonly more?: ReactNode
  /** every day that was asked for has been chosen */
  readonly onChosen: () => void
}

const toDate = (day: string): CalendarDate | null => {
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

/** A calendar for the days that are asked for: a range, or one day. */
export function DayCalendar(props: DayCalendarProps) {
  const { kind } = useDates()
  return <AriaScope>{kind === 'trip' ? <DaysCalendar {...props} /> : <OneDayCalendar {...props} />}</AriaScope>
}

/** What the calendars of one day and of several share. In a panel of its own the calendar takes the focus. */
const useCalendarOptions = (months: number, stacked: boolean, earliest: string) => {
  const { i18n } = useLingui()
  const { lastDay } = useDates()
  return {
    minValue: parseDate(earliest),
    maxValue: parseDate(lastDay),
    visibleDuration: { months },
    selectionAlignment: 'start' as const,
    pageBehavior: 'single' as const,
    autoFocus: !stacked,
    firstDayOfWeek: i18n.locale === 'en' ? ('sun' as const) : ('mon' as const),
  }
}

/** Stacked months begin with the earliest day and are scrolled; side by side they begin with the first one chosen. */
const firstFocus = (stacked: boolean, earliest: string, day: CalendarDate | null): CalendarDate =>
  stacked || day === null ? parseDate(earliest) : day

function OneDayCalendar({ end, Around, months, stacked = false, more, onChosen }: DayCalendarProps) {
  const dates = useDates()
  const earliest = earliestOf(dates, end)
  const { label, day } = dates.ends[end]
  const chosen = toDate(day)
  return (
    <Calendar
      {...useCalendarOptions(months, stacked, earliest)}
      aria-label={label}
      defaultFocusedValue={firstFocus(stacked, earliest, chosen)}
      value={chosen}
      onChange={(date) => {
        dates.change(daysWith(dates, end, date.toString()))
        onChosen()
      }}
    >
      <MonthsInView Around={Around} choosing={end}>
        <CalendarMonths months={months} stacked={stacked} isRange={false} />
      </MonthsInView>
      {more}
    </Calendar>
  )
}

function DaysCalendar({ end, Around, months, stacked = false, more, onChosen }: DayCalendarProps) {
  const { ends, label, today, fewestNights, change } = useDates()
  const [first, last] = [toDate(ends.first.day), toDate(ends.last.day)]
  const [choosing, setChoosing] = useState<End>(end)
  return (
    <RangeCalendar
      {...useCalendarOptions(months, stacked, today)}
      aria-label={label}
      commitBehavior="reset"
      defaultFocusedValue={firstFocus(stacked, today, first)}
      value={first && last && first.compare(last) <= 0 ? { start: first, end: last } : null}
      onChange={({ start, end: chosen }) => {
        const earliest = start.add({ days: fewestNights })
        change({ first: start.toString(), last: (chosen.compare(earliest) < 0 ? earliest : chosen).toString() })
        onChosen()
      }}
    >
      <ChosenSoFar end={end} onChoosing={setChoosing} />
      <MonthsInView Around={Around} choosing={choosing}>
        <CalendarMonths months={months} stacked={stacked} isRange />
      </MonthsInView>
      {more}
    </RangeCalendar>
  )
}

/**
 * Follows a range that is half chosen. Opened to choose the last day, the first is chosen already; as soon as a new first
 * day is, the last moves along with it, so that what is shown and asked for can always be searched.
 */
function ChosenSoFar({ end, onChoosing }: { readonly end: End; readonly onChoosing: (end: End) => void }) {
  const dates = useDates()
  const { ends, change } = dates
  const state = use(RangeCalendarStateContext)
  const anchor = state?.anchorDate?.toString()
  useEffect(() => {
    const first = toDate(ends.first.day)
    if (end === 'last' && first) state?.setAnchorDate(first)
    // only when the calendar opens
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  const follow = useEffectEvent((first: string) => {
    if (first !== ends.first.day) change({ first, last: lastAlong(dates, first) })
  })
  useEffect(() => {
    onChoosing(anchor === undefined ? 'first' : 'last')
    if (anchor !== undefined) follow(anchor)
  }, [anchor, onChoosing])
  return null
}

interface MonthsInViewProps extends Pick<DatesPanelProps, 'Around'> {
  readonly choosing: End
  readonly children: ReactNode
}

/** The months with what their form puts around them. */
function MonthsInView({ Around, choosing, children }: MonthsInViewProps) {
  const range = use(RangeCalendarStateContext)
  const single = use(CalendarStateContext)
  if (!Around) return <Fragment>{children}</Fragment>
  const visible = (range ?? single)?.visibleRange
  const months = visible ? monthsBetween(visible.start.toString(), visible.end.toString()) : []
  return (
    <Around months={months} choosing={choosing}>
      {children}
    </Around>
  )
}
