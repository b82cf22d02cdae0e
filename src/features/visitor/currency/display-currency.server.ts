import { narrowRates } from '#domain/money/exchange-rates.ts'
import type { DisplayCurrency } from '#/ui/money/display-currency.tsx'
import { keepPageToOneVisitor } from '#/server/cache/page-sharing.server.ts'
import { requestScope } from '../request-scope.server.ts'
import { exchangeRates } from './exchange-rates.server.ts'

const chargeCurrency = 'USD'

/** How long a page may wait for rates: they decorate it, and the browser asks again where they were late. */
const ratesTimeoutMs = 400

const ratesTimeout = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ratesTimeoutMs))

const ratesFor = async (currency: string): Promise<DisplayCurrency | undefined> => {
  const answer = await exchangeRates()
  if (!answer.ok) return undefined
  const rates = narrowRates(answer.value, [chargeCurrency, currency])
  return rates.rates[currency] === undefined ? undefined : { currency, rates }
}

/** The currency that this visitor wants to see beside the charge, and its rate; undefined where there is none to show yet. */
export const visitorDisplayCurrency = async (): Promise<DisplayCurrency | undefined> => {
  const { currency } = requestScope().visitor
  if (currency === chargeCurrency) return undefined
  const found = await Promise.race([ratesFor(currency), ratesTimeout()])
  // the next visitor may have them
  if (!found) keepPageToOneVisitor()
  return found
}
