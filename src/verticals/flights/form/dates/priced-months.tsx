import type { AroundMonthsProps } from '#/features/search/dates/dates-scope.ts'
import { CalendarPricesProvider } from '#/features/search/dates/calendar-day.tsx'
import { VisitQueries } from '#/features/answers/visit-queries-scope.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { useCalendarPrices } from './use-calendar-prices.ts'

/** Gives the days in view their prices, and says what those are. */
export function PricedMonths(props: AroundMonthsProps) {
  return (
    <VisitQueries>
      <AskingMonths {...props} />
    </VisitQueries>
  )
}

function AskingMonths({ months, choosing: end, children }: AroundMonthsProps) {
  const choosing = end === 'first' ? 'departure' : 'return'
  const prices = useCalendarPrices(months, choosing)
  return (
    <CalendarPricesProvider value={prices}>
      <CalendarLegend choosing={choosing} prices={prices} />
      {children}
    </CalendarPricesProvider>
  )
}
