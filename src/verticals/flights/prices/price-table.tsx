import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import type { FlightSearch } from '../search/flight-search.ts'
import type { PriceBar } from './price-bars.ts'
import { SearchLink } from '../results/results-scope.tsx'
import { departingOn } from '../search/search-on-days.ts'

interface PriceTableProps {
  readonly bars: readonly PriceBar[]
  readonly search: FlightSearch
  readonly currency: string
}

/** The graph in words and figures. */
export function PriceTable({ bars, search, currency }: PriceTableProps) {
  const { i18n } = useLingui()
  const words = (day: string) =>
    i18n.date(`${day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Disclosure summary={<Trans>As a table</Trans>} summaryClass="text-sm text-primary-strong justify-start gap-1">
      <table className="w-full max-w-120 text-sm">
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="py-2 text-start">
              <Trans>Departure</Trans>
            </th>
            <th scope="col" className="py-2 text-end">
              <Trans>Lowest price</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ day, price }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {words(day)}
              </th>
              <td className="figures py-1.5 text-end">
                {price === undefined ? (
                  <span className="text-muted">
                    <Trans>no flights</Trans>
                  </span>
                ) : (
                  <SearchLink search={departingOn(search, day)} className="inline-flex min-h-6 items-center underline">
                    {formatMoney({ amount: price, currency }, i18n.locale)}
                  </SearchLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
