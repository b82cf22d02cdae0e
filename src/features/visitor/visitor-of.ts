import type { Locale } from '#/i18n/locale.ts'
import { isTheme } from '#/ui/money/theme.ts'
import { callingCodeOf } from './calling-codes.ts'
import { currencyOfCountry } from './currency/country-currency.ts'
import { isDisplayCurrency } from './currency/display-currencies.ts'
import type { EdgePlace } from './edge-place.ts'
import { ipInfoOf } from './ip-info.ts'
import { fallbackBreakpoint, isBreakpoint } from './viewport.ts'
import type { Visitor } from './visitor.ts'

/** Where a visitor is, and the currency of that place (ISO 4217) where somebody has told it. */
interface GuessedPlace extends EdgePlace {
  readonly currency?: string
}

const guessedCurrency = ({ country, currency }: GuessedPlace) =>
  isDisplayCurrency(currency) ? currency : currencyOfCountry(country)

/** What the visitor chose before wins over what can be guessed from where the request came from. */
export const visitorOf = (
  place: GuessedPlace,
  cookie: (name: string) => string | undefined,
  locale: Locale,
): Visitor => {
  const [currency, theme, breakpoint] = [cookie('currency'), cookie('theme'), cookie('viewport')]
  return {
    ...place,
    callingCode: callingCodeOf(place.country),
    ipInfo: ipInfoOf(place, locale),
    currency: isDisplayCurrency(currency) ? currency : guessedCurrency(place),
    theme: isTheme(theme) ? theme : 'system',
    breakpoint: isBreakpoint(breakpoint) ? breakpoint : fallbackBreakpoint,
  }
}
