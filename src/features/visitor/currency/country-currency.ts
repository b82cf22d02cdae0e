import { type DisplayCurrency, fallbackCurrency, isDisplayCurrency } from './display-currencies.ts'

/** Countries (ISO 3166 alpha-2) by the currency that people there pay in (ISO 4217). */
const countriesOf: Readonly<Record<string, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  GBP: 'GB GG GS IM JE',
  AUD: 'AU CC CX HM KI NF NR TV',
  NZD: 'CK NU NZ PN TK',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XOF: 'BF BJ CI GW ML NE SN TG',
  DKK: 'DK FO GL',
  NOK: 'BV NO SJ',
  XPF: 'NC PF WF',
  CHF: 'CH LI',
  ILS: 'IL PS',
  MAD: 'EH MA',
  XCG: 'CW SX',
}

/** The currencies of one country each, which begin with its letters. */
const ownCurrencies =
  'AED AFN ALL AMD ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CLP CNY COP CRC CUP CVE CZK DJF DOP DZD EGP ERN ETB ' +
  'FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD ' +
  'MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NPR OMR PAB PEN PGK PHP PKR PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
  'SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST YER ZAR ZMW ZWG PLN AOA'

const currencyOf: ReadonlyMap<string, string> = new Map([
  ...ownCurrencies.split(' ').map((currency) => [currency.slice(0, 2), currency] as const),
  ...Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
])

/** What people pay in, in a country; undefined where the country is unknown or has no money of its own. */
export const localCurrency = (country: string | undefined): string | undefined =>
  currencyOf.get(country?.toUpperCase() ?? '')

/** The currency to show first to a visitor from a country; US dollars where it is unknown or not one that we show. */
export const currencyOfCountry = (country: string | undefined): DisplayCurrency => {
  const currency = localCurrency(country)
  return isDisplayCurrency(currency) ? currency : fallbackCurrency
}
