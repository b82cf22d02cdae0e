import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDisplayCurrency } from '#/ui/money/display-currency.tsx'
import { useDraft } from '../search-form-scope.tsx'
import { travellersWords } from '../../search/travellers-words.ts'
import { nightsOf } from './calendar-prices.ts'
import type { RequestedPrices } from './use-calendar-prices.ts'

interface CalendarLegendProps {
  readonly choosing: 'departure' | 'return'
  readonly prices: RequestedPrices
}

/** Says what the prices of a calendar are prices of, or why it shows none. */
export function CalendarLegend({ choosing, prices }: CalendarLegendProps) {
  return (
    <p className="min-h-11 pb-2 text-sm text-muted" aria-live="polite">
      <LegendWords choosing={choosing} prices={prices} />
      {prices.cheap !== undefined && (
        <>
          {' '}
          <span className="font-semibold text-good">
            <Trans>Bold and green: the cheapest third.</Trans>
          </span>
        </>
      )}
    </p>
  )
}

function LegendWords({ choosing, prices: { status, prices } }: CalendarLegendProps) {
  const { i18n } = useLingui()
  const draft = useDraft()
  const display = useDisplayCurrency()
  if (status === 'unasked')
    return <Trans>Tell us where you fly from and to, and each day will show its lowest price.</Trans>
  if (status === 'failed') return <Trans>The prices did not load. You can choose your days all the same.</Trans>
  if (prices === undefined) return <Trans>Looking up the lowest price of each day…</Trans>
  const who = travellersWords(i18n, draft)
  const currency = display ? `≈ ${display.currency}` : prices.currency
  if (draft.tripType === '1')
    return (
      <Trans>
        Lowest one-way price of each day in {currency}, for {who}.
      </Trans>
    )
  if (choosing === 'return')
    return (
      <Trans>
        Lowest price of the whole trip by day of return, in {currency}, for {who}.
      </Trans>
    )
  const nights = nightsOf(draft)
  return (
    <Trans>
      Lowest price of the whole trip by day of departure,{' '}
      <Plural value={nights} one={'#\u00A0night'} other={'#\u00A0nights'} />, in {currency}, for {who}.
    </Trans>
  )
}
