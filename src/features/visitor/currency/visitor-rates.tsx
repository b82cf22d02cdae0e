import { type ReactNode, useEffect, useState } from 'react'
import { type DisplayCurrency, DisplayCurrencyProvider } from '#/ui/money/display-currency.tsx'
import { useDisplayPreferences } from '#/ui/money/display-preferences.tsx'
import { loadDisplayCurrency } from './load-display-currency.ts'
import { fallbackCurrency } from './display-currencies.ts'

interface VisitorRatesProps {
  /** as the server found it; undefined where the charge's own currency is shown, or the rates were late */
  readonly initial: DisplayCurrency | undefined
  readonly children: ReactNode
}

/** Keeps the rate of the chosen currency at hand for every price on the page. */
export function VisitorRates({ initial, children }: VisitorRatesProps) {
  const { currency } = useDisplayPreferences()
  const [known, setKnown] = useState(initial)
  const missing = currency === fallbackCurrency || known?.currency === currency ? undefined : currency
  useEffect(() => {
    if (missing === undefined) return
    let current = true
    loadDisplayCurrency().then(
      (found) => current && setKnown(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [missing])
  return (
    <DisplayCurrencyProvider value={known?.currency === currency ? known : undefined}>
      {children}
    </DisplayCurrencyProvider>
  )
}
