import { type DisplayCurrency, fallbackCurrency } from './display-currencies.ts'

/** Countries by the currency that people there think in, for the currencies we can show. Codes are ISO 3166 alpha-2. */
const countriesOf: Partial<Record<DisplayCurrency, string>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK',
  GBP: 'GB IM JE GG',
  COP: 'CO',
  MXN: 'MX',
  ARS: 'AR',
  CLP: 'CL',
  PEN: 'PE',
  BRL: 'BR',
  CAD: 'CA',
}

const currencyOf = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency as DisplayCurrency] as const),
  ),
)

/** The currency to show first to a visitor from a country; US dollars where it is unknown or not one that we show. */
export const currencyOfCountry = (country: string | undefined): DisplayCurrency =>
  currencyOf.get(country?.toUpperCase() ?? '') ?? fallbackCurrency
