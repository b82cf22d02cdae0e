import { createIsomorphicFn } from '@tanstack/react-start'
import { type Locale, defaultLocale, locales, splitLocale } from './i18n/locale.ts'
import { requestScope } from './server/request-scope.server.ts'

/** What a page is rendered for: its language, and whether its own address names that language. */
export interface PageScope {
  readonly locale: Locale
  readonly prefixed: boolean
  readonly nonce: string | undefined
}

export const pageScope = createIsomorphicFn()
  .server((): PageScope => requestScope())
  .client((): PageScope => {
    const lang = document.documentElement.lang
    return {
      locale: locales.find((locale) => locale === lang) ?? defaultLocale,
      prefixed: splitLocale(location.pathname).locale !== undefined,
      nonce: undefined,
    }
  })
