import { type CalendarDate, parseDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, use, useEffect, useState } from 'react'
import { Calendar, CalendarStateContext, RangeCalendar, RangeCalendarStateContext } from 'react-aria-components'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays, nightsBetween } from '#domain/time/dates.ts'
import { AriaScope } from '../aria-scope.tsx'
import { CalendarPricesProvider } from './calendar-day.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { CalendarMonths } from './calendar-months.tsx'
import { monthsBetween } from './calendar-prices.ts'
import { FlightQueries } from '../flight-queries.tsx'
import { useDraft, useSearchForm } from '../search-form-scope.tsx'
import { useCalendarPrices } from './use-calendar-prices.ts'

export type Leg = 'departure' | 'return'

export interface DatesPanelProps {
  readonly leg: Leg
  /** what the panel belongs to on the page */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export interface TripCalendarProps {
  /** which of the two days is being chosen first */
  readonly leg: Leg
  readonly months: number
  readonly stacked?: boolean
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

/** A calendar for the days of the trip: a range for a round trip, one day for a one-way. */
export function TripCalendar(props: TripCalendarProps) {
  const { tripType } = useDraft()
  return (
    <FlightQueries>
      <AriaScope>{tripType === '1' ? <OneWayCalendar {...props} /> : <RoundTripCalendar {...props} />}</AriaScope>
    </FlightQueries>
  )
}

/** What the calendars of both trip types share. In a panel of its own the calendar takes the focus. */
const useCalendarOptions = (months: number, stacked: boolean) => {
  const { i18n } = useLingui()
  const { today } = useSearchForm().store
  return {
    minValue: parseDate(today),
    maxValue: parseDate(lastBookableDay(today)),
    visibleDuration: { months },
    selectionAlignment: 'start' as const,
    pageBehavior: 'single' as const,
    autoFocus: !stacked,
    firstDayOfWeek: i18n.locale === 'en' ? ('sun' as const) : ('mon' as const),
  }
}

/** Stacked months begin today and are scrolled; side by side they begin with the trip. */
const firstFocus = (stacked: boolean, today: string, day: CalendarDate | null): CalendarDate =>
  stacked || day === null ? parseDate(today) : day

function OneWayCalendar({ months, stacked = false, onChosen }: TripCalendarProps) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const chosen = toDate(useDraft().departure)
  return (
    <Calendar
      {...useCalendarOptions(months, stacked)}
      aria-label={t`Departure`}
      defaultFocusedValue={firstFocus(stacked, store.today, chosen)}
      value={chosen}
      onChange={(date) => {
        store.change({ departure: date.toString() })
        onChosen()
      }}
    >
      <PricedMonths choosing="departure">
        <CalendarMonths months={months} stacked={stacked} isRange={false} />
      </PricedMonths>
    </Calendar>
  )
}

function RoundTripCalendar({ leg, months, stacked = false, onChosen }: TripCalendarProps) {
  const { t } = useLingui()
  const { store } = useSearchForm()
  const draft = useDraft()
  const [start, end] = [toDate(draft.departure), toDate(draft.return)]
  const [choosing, setChoosing] = useState<Leg>(leg)
  return (
    <RangeCalendar
      {...useCalendarOptions(months, stacked)}
      aria-label={t`Days of the trip`}
      commitBehavior="reset"
      defaultFocusedValue={firstFocus(stacked, store.today, start)}
      value={start && end && start.compare(end) <= 0 ? { start, end } : null}
      onChange={(range) => {
        store.change({ departure: range.start.toString(), return: range.end.toString() })
        onChosen()
      }}
    >
      <ChosenSoFar leg={leg} onChoosing={setChoosing} />
      <PricedMonths choosing={choosing}>
        <CalendarMonths months={months} stacked={stacked} isRange />
      </PricedMonths>
    </RangeCalendar>
  )
}

/**
 * Follows a range that is half chosen. Opened to choose the return, the departure is chosen already; as soon as a new
 * departure is, the return moves along with it, so that what is shown and asked for is always a trip.
 */
function ChosenSoFar({ leg, onChoosing }: { readonly leg: Leg; readonly onChoosing: (leg: Leg) => void }) {
  const { store } = useSearchForm()
  const state = use(RangeCalendarStateContext)
  const { anchorDate } = state ?? {}
  const anchor = anchorDate?.toString()
  useEffect(() => {
    const departure = toDate(store.state.draft.departure)
    if (leg === 'return' && departure) state?.setAnchorDate(departure)
    // only when the calendar opens
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    onChoosing(anchor === undefined ? 'departure' : 'return')
    const { departure, return: back } = store.state.draft
    if (anchor === undefined || anchor === departure) return
    const nights = Math.max(0, nightsBetween(departure, back))
    const last = lastBookableDay(store.today)
    const moved = addDays(anchor, nights)
    store.change({ departure: anchor, return: moved > last ? last : moved })
  }, [anchor, onChoosing, store])
  return null
}

interface PricedMonthsProps {
  readonly choosing: Leg
  readonly children: ReactNode
}

/** Gives the days in view their prices, and says what those are. */
function PricedMonths({ choosing, children }: PricedMonthsProps) {
  const range = use(RangeCalendarStateContext)
  const single = use(CalendarStateContext)
  const visible = (range ?? single)?.visibleRange
  const months = visible ? monthsBetween(visible.start.toString(), visible.end.toString()) : []
  const prices = useCalendarPrices(months, choosing)
  return (
    <CalendarPricesProvider value={prices}>
      <CalendarLegend choosing={choosing} prices={prices} />
      {children}
    </CalendarPricesProvider>
  )
}
