import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { fetchDayPrices } from './day-prices-fetch.ts'
import { pricedSearch } from './day-prices.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { PriceGraphBars } from './price-graph-bars.tsx'
import { PriceTable } from './price-table.tsx'
import { priceBars } from './price-bars.ts'
import { daysAround, stayOf } from '../search/search-on-days.ts'
import { useAnswer } from '#/features/answers/use-answer.ts'

/** Days before and after. */
const reach = 14

/** The lowest price of each day around the departure, the trip as long as it is. */
export function PriceGraph({ search, today }: { search: FlightSearch; today: string }) {
  const { t } = useLingui()
  const stay = stayOf(search)
  const { start, end } = daysAround(search.departure, reach, today, stay)
  const question = { ...pricedSearch(search), start, end, stay, departure: undefined }
  const { value: prices, error } = useAnswer(`graph ${searchName(search)}`, (signal) =>
    fetchDayPrices(question, signal),
  )
  if (error)
    return (
      <Notice tone="info" title={t`Prices of other days couldn’t be loaded. The flights below are not affected.`} />
    )
  if (!prices) return <Skeleton className="h-60 w-full" />
  const bars = priceBars(prices, start, end)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        {search.return === undefined ? (
          <Trans>Lowest price by day of departure, for all travelers.</Trans>
        ) : (
          <Trans>Lowest price by day of departure, for all travelers, the trip as long as yours.</Trans>
        )}
      </p>
      <PriceGraphBars bars={bars} search={search} currency={prices.currency} />
      <PriceTable bars={bars} search={search} currency={prices.currency} />
    </div>
  )
}
