import { getCookie, getRequest } from '@tanstack/react-start/server'
import { localeCookie, negotiateLocale, splitLocale } from '../i18n/locale.ts'
import type { PageScope } from '../page-scope.ts'
import { nonceHeader } from './security-headers.server.ts'

export const requestScope = (): PageScope => {
  const request = getRequest()
  const { pathname } = new URL(request.url)
  return {
    locale: negotiateLocale({
      pathname,
      cookie: getCookie(localeCookie),
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
    }),
    prefixed: splitLocale(pathname).locale !== undefined,
    nonce: request.headers.get(nonceHeader) ?? undefined,
  }
}
