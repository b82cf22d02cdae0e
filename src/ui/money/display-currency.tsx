import { type ReactNode, createContext, useContext } from 'react'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'

/** The currency that a visitor thinks in, beside the one they are charged in, and what the two are worth. */
export interface DisplayCurrency {
  readonly currency: string
  readonly rates: ExchangeRates
}

const Context = createContext<DisplayCurrency | undefined>(undefined)

interface DisplayCurrencyProviderProps {
  /** undefined where the visitor thinks in the charge's own currency, or no rates came */
  readonly value: DisplayCurrency | undefined
  readonly children: ReactNode
}

/** Once a page, from its loader: every `Price` below it shows its estimate by these rates. */
export function DisplayCurrencyProvider({ value, children }: DisplayCurrencyProviderProps) {
  return <Context value={value}>{children}</Context>
}

export const useDisplayCurrency = (): DisplayCurrency | undefined => useContext(Context)
