import { getGlobalStartContext } from '@tanstack/react-start'
import { getCookie, getRequest } from '@tanstack/react-start/server'
import { catalogueUrls } from 'virtual:catalogue-urls'
import { edgePlaceOf } from './edge-place.ts'
import { visitorOf } from './visitor-of.ts'
import { localeCookie, negotiateLocale, splitLocale } from '#/i18n/locale.ts'
import type { PageScope } from './page-scope.ts'
import { runningPromotion } from '#/server/visitor/phone-promotion.server.ts'
import { allowsTestHeaders, phoneLine, siteOrigin } from '#/server/visitor/site-settings.server.ts'

/** Put in by the build. */
declare const BUILD_ID: string

export const requestScope = (): PageScope => {
  const request = getRequest()
  const { pathname } = new URL(request.url)
  const context = getGlobalStartContext()
  const reported = edgePlaceOf(request, allowsTestHeaders())
  const locale = negotiateLocale({
    pathname,
    cookie: getCookie(localeCookie),
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  return {
    locale,
    prefixed: splitLocale(pathname).locale !== undefined,
    nonce: context?.nonce,
    requestId: context?.requestId ?? '',
    build: BUILD_ID,
    origin: siteOrigin(request),
    visitor: visitorOf(
      reported.country === undefined ? { ...reported, ...context?.place } : reported,
      getCookie,
      locale,
    ),
    phone: phoneLine(),
    promotion: runningPromotion(locale),
    words: catalogueUrls[locale],
  }
}
