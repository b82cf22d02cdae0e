import { countryNames } from '#domain/country-names.ts'
import type { Locale } from '#/i18n/locale.ts'
import { localCurrency } from './currency/country-currency.ts'

/** Where a visitor's address is, under the names that the specification gives (section 3, agent). */
export interface IpInfo {
  /** its name in the page's language */
  readonly country: string
  /** ISO 3166 alpha-2 */
  readonly country_code: string
  /** emoji; a picture of the name, and never alone */
  readonly flag: string
  /** what people pay in there, its name in the page's language; undefined where nobody knows */
  readonly currency: { readonly currency_code: string; readonly currency_name: string } | undefined
}

const letterA = 'A'.codePointAt(0) ?? 0
const indicatorA = '🇦'.codePointAt(0) ?? 0

const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country].map((letter) => (letter.codePointAt(0) ?? 0) - letterA + indicatorA))

const names = new Map<Locale, Readonly<Record<'countries' | 'currencies', Intl.DisplayNames>>>()

/** Made once for a language of the site: a new one each time was a part of every page. */
const namesOf = (locale: Locale) => {
  const found = names.get(locale) ?? {
    countries: countryNames(locale, 'none'),
    currencies: new Intl.DisplayNames(locale, { type: 'currency' }),
  }
  names.set(locale, found)
  return found
}

/**
 * Of a country, and of the currency that a service told for it; undefined where the country is unknown. For the server alone:
 * two runtimes may know a name in two ways, so a page is told what the server wrote.
 */
export const ipInfoOf = (
  { country, currency: told }: { readonly country: string | undefined; readonly currency?: string },
  locale: Locale,
): IpInfo | undefined => {
  if (country === undefined) return undefined
  const name = namesOf(locale).countries.of(country)
  if (name === undefined) return undefined
  const code = told ?? localCurrency(country)
  const currencyName = code && namesOf(locale).currencies.of(code)
  return {
    country: name,
    country_code: country,
    flag: flagOf(country),
    currency: code && currencyName ? { currency_code: code, currency_name: currencyName } : undefined,
  }
}
