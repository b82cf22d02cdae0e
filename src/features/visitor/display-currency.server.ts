import { getCookie } from '@tanstack/react-start/server'
import { narrowRates } from '#/domain/exchange-rates.ts'
import type { DisplayCurrency } from '#/ui/display-currency.tsx'
import { exchangeRates } from './exchange-rates.server.ts'

const chargeCurrency = 'USD'

/** The currency that this visitor wants to see beside the charge, and its rate; undefined where there is none to show. */
export const visitorDisplayCurrency = async (): Promise<DisplayCurrency | undefined> => {
  const currency = getCookie('currency') ?? chargeCurrency
  if (currency === chargeCurrency) return undefined
  const answer = await exchangeRates()
  if (!answer.ok) return undefined
  const rates = narrowRates(answer.value, [chargeCurrency, currency])
  return rates.rates[currency] === undefined ? undefined : { currency, rates }
}
