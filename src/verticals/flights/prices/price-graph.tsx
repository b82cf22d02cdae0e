import { Trans } from '@lingui/react/macro'
import { fetchDayPrices } from './day-prices-fetch.ts'
import { pricedSearch } from './day-prices.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { PriceGraphBars } from './price-graph-bars.tsx'
import { PriceTable } from './price-table.tsx'
import { priceBars } from './price-bars.ts'
import { daysAround, stayOf } from '../search/search-on-days.ts'
import { NearbyAnswer } from './nearby-answer.tsx'

/** Days before and after. */
const reach = 14

/** The lowest price of each day around the departure, the trip as long as it is. */
export function PriceGraph({ search, today }: { search: FlightSearch; today: string }) {
  const stay = stayOf(search)
  const { start, end } = daysAround(search.departure, reach, today, stay)
  const question = { ...pricedSearch(search), start, end, stay, departure: undefined }
  return (
    <NearbyAnswer
      name={`graph ${searchName(search)}`}
      ask={(signal) => fetchDayPrices(question, signal)}
      skeleton="h-60 w-full"
    >
      {(prices) => <Graph bars={priceBars(prices, start, end)} search={search} currency={prices.currency} />}
    </NearbyAnswer>
  )
}

interface GraphProps {
  readonly bars: ReturnType<typeof priceBars>
  readonly search: FlightSearch
  readonly currency: string
}

function Graph({ bars, search, currency }: GraphProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        {search.return === undefined ? (
          <Trans>Lowest price by day of departure, for all travelers.</Trans>
        ) : (
          <Trans>Lowest price by day of departure, for all travelers, the trip as long as yours.</Trans>
        )}
      </p>
      <PriceGraphBars bars={bars} search={search} currency={currency} />
      <PriceTable bars={bars} search={search} currency={currency} />
    </div>
  )
}
