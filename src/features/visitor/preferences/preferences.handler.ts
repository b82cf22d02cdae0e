import { isLocale, localizePathname, splitLocale } from '#/i18n/locale.ts'
import { ownReturn, readForm, textOf } from '#/server/visitor/posted-form.ts'
import { isTheme } from '#/ui/money/theme.ts'
import { isDisplayCurrency } from '../currency/display-currencies.ts'
import { type PreferenceCookie, preferenceCookie } from './preference-cookies.ts'

const allowed: Partial<Record<PreferenceCookie, (value: string) => boolean>> = {
  locale: isLocale,
  currency: isDisplayCurrency,
  theme: isTheme,
}

const inLocale = (url: URL, locale: string): string => {
  const pathname = isLocale(locale) ? localizePathname(splitLocale(url.pathname).pathname, locale) : url.pathname
  return pathname + url.search
}

/**
 * Handles the form of a visitor who chose a language, a currency or a theme: remembers the choice and goes back to the
 * page it was made on, in the language chosen. Fields: `locale`, `currency`, `theme`, and `return`, the path to go back to.
 */
export const handlePreferences = async (request: Request): Promise<Response> => {
  const { origin } = new URL(request.url)
  const form = await readForm(request)
  if (form instanceof Response) return form
  const headers = new Headers({
    location: inLocale(ownReturn(textOf(form, 'return'), origin), textOf(form, 'locale')),
    'cache-control': 'no-store',
  })
  for (const [name, isAllowed] of Object.entries(allowed)) {
    const value = textOf(form, name)
    if (isAllowed(value)) headers.append('set-cookie', preferenceCookie(name as PreferenceCookie, value))
  }
  return new Response(null, { status: 303, headers })
}
