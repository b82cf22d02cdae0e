import { createIsomorphicFn } from '@tanstack/react-start'
import { defaultLocale, locales, splitLocale } from '#/i18n/locale.ts'
import { fallbackCurrency } from './currency/display-currencies.ts'
import { type PageScope, type SharedScope, scopeMeta, wordsMeta } from './page-scope.ts'
import { requestScope } from './request-scope.server.ts'
import { fallbackBreakpoint } from './viewport.ts'
import { defaultCoordinates } from './visitor.ts'

const unknownScope = (): SharedScope => ({
  requestId: '',
  build: '',
  origin: location.origin,
  visitor: {
    country: undefined,
    coordinates: defaultCoordinates,
    callingCode: undefined,
    ipInfo: undefined,
    currency: fallbackCurrency,
    theme: 'system',
    breakpoint: fallbackBreakpoint,
  },
  phone: { number: undefined, opens: 8, closes: 22, zone: 'America/Bogota' },
  mapStyle: undefined,
  notSold: [],
  isDemonstration: true,
  promotion: undefined,
})

const handed = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

const handedScope = (): SharedScope => {
  const content = handed(scopeMeta)
  return content ? (JSON.parse(content) as SharedScope) : unknownScope()
}

/** What the page is rendered for: on the server from its request, in the browser from the page itself. */
export const pageScope = createIsomorphicFn()
  .server((): PageScope => requestScope())
  .client((): PageScope => {
    const lang = document.documentElement.lang
    return {
      ...handedScope(),
      locale: locales.find((locale) => locale === lang) ?? defaultLocale,
      prefixed: splitLocale(location.pathname).locale !== undefined,
      words: handed(wordsMeta),
      nonce: undefined,
    }
  })
