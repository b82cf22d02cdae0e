import { Trans, useLingui } from '@lingui/react/macro'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { cheapThird } from '#domain/money/cheap-third.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { classNames } from '#/ui/class-names.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { type GridPrices, fetchGridPrices } from './grid-prices.ts'
import { SearchLink } from '../results/results-scope.tsx'
import { NearbyAnswer } from './nearby-answer.tsx'

/** Departures down, returns across: the lowest price of each pair of days around the ones asked for. */
export function DateGrid({ search }: { search: FlightSearch }) {
  return (
    <NearbyAnswer
      name={`grid ${searchName(search)}`}
      ask={(signal) => fetchGridPrices(search, signal)}
      skeleton="h-80 w-full"
    >
      {(grid) => <GridTable grid={grid} search={search} />}
    </NearbyAnswer>
  )
}

function GridTable({ grid, search }: { grid: GridPrices; search: FlightSearch }) {
  const words = useDayWords()
  const prices = grid.lowest.flat().flatMap((price) => price ?? [])
  const [lowest, cheap] = [Math.min(...prices), cheapThird(prices)]
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full min-w-160 border-separate border-spacing-1 text-sm">
        <caption className="pb-2 text-start text-muted">
          <Trans>Lowest price for all travelers: departures down, returns across.</Trans>
          {cheap !== undefined && (
            <>
              {' '}
              <Trans>Green is the cheapest third.</Trans>
            </>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="p-1 text-start text-xs font-normal text-muted">
              <Trans>Departure</Trans>
            </th>
            {grid.returns.map((day) => (
              <th key={day} scope="col" className="p-1 text-xs font-semibold">
                {words(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.departures.map((departure, row) => (
            <tr key={departure}>
              <th scope="row" className="p-1 text-start text-xs font-semibold whitespace-nowrap">
                {words(departure)}
              </th>
              {grid.returns.map((back, column) => (
                <GridCell
                  key={back}
                  search={{ ...search, departure, return: back }}
                  isAsked={departure === search.departure && back === search.return}
                  price={grid.lowest[row]?.[column] ?? undefined}
                  lowest={lowest}
                  cheap={cheap}
                  currency={grid.currency}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface GridCellProps {
  readonly search: FlightSearch
  readonly isAsked: boolean
  readonly price: number | undefined
  readonly lowest: number
  /** the price up to which one is among the cheapest third */
  readonly cheap: number | undefined
  readonly currency: string
}

function GridCell({ search, isAsked, price, lowest, cheap, currency }: GridCellProps) {
  const { i18n } = useLingui()
  if (price === undefined) return <td className="rounded-lg bg-sunken p-2 text-center text-muted">–</td>
  const isCheap = cheap !== undefined && price <= cheap
  return (
    <td className="p-0">
      <SearchLink
        search={search}
        aria-current={isAsked ? 'date' : undefined}
        className={classNames(
          'flex min-h-11 flex-col items-center justify-center rounded-lg border px-1 text-center hover:border-primary',
          isAsked ? 'border-primary font-semibold' : 'border-line',
          isCheap ? 'bg-good-soft font-semibold text-good' : isAsked && 'bg-primary-soft',
        )}
      >
        {formatMoney({ amount: price, currency }, i18n.locale, 'short')}
        {(isCheap || price === lowest) && (
          <span className="text-xs">{price === lowest ? <Trans>lowest</Trans> : <Trans>cheap day</Trans>}</span>
        )}
      </SearchLink>
    </td>
  )
}
