import { Trans, useLingui } from '@lingui/react/macro'
import { useDisplayCurrency } from './display-currency.tsx'

/** Where the estimates of a page come from; nothing where it shows none. */
export function RateNote() {
  const { i18n } = useLingui()
  const display = useDisplayCurrency()
  if (!display) return null
  const { currency, rates } = display
  const date = i18n.date(`${rates.date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Trans>
      Amounts marked ≈ in {currency} are estimates at the rate of {date}; your bank decides the rate of your charge.
    </Trans>
  )
}
