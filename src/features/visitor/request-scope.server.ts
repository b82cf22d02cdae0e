import { getGlobalStartContext } from '@tanstack/react-start'
import { getCookie, getRequest } from '@tanstack/react-start/server'
import { wordPlaces } from 'virtual:word-places'
import { edgePlaceOf } from './edge-place.ts'
import { visitorOf } from './visitor-of.ts'
import { type Locale, isLocale, localeCookie, negotiateLocale, splitLocale } from '#/i18n/locale.ts'
import { pageLocaleHeader } from './page-locale-header.ts'
import type { PageScope, SharedScope } from './page-scope.ts'
import { functionBase } from '#/server/guard/server-function-guard.ts'
import type { ToldPlace } from '#/server/request-context.ts'
import type { Visitor } from './visitor.ts'
import { runningPromotion } from '#/server/visitor/phone-promotion.server.ts'
import {
  allowsTestHeaders,
  company,
  mapStyle,
  notSold,
  phoneLine,
  siteOrigin,
} from '#/server/visitor/site-settings.server.ts'
import { missingFacts } from '#domain/company.ts'

/** Put in by the build. */
declare const BUILD_ID: string

declare module '#/server/request-context.ts' {
  interface RequestContext {
    /** whom the page is drawn for, where the request itself does not say it */
    readonly visitor?: Visitor
  }
}

interface Asked {
  readonly request: Request
  readonly cookie: (name: string) => string | undefined
  readonly place: ToldPlace | undefined
  readonly locale: Locale
}

export const visitorOfRequest = ({ request, cookie, place, locale }: Asked): Visitor => {
  const reported = edgePlaceOf(request, allowsTestHeaders())
  return visitorOf(reported.country === undefined ? { ...reported, ...place } : reported, cookie, locale)
}

interface Told {
  readonly locale: Locale
  readonly visitor: Visitor
  /** of the site */
  readonly origin: string
  readonly requestId: string
}

/** What the page's scripts are told; of the settings, and of who asks. */
export const sharedScope = ({ locale, visitor, origin, requestId }: Told): SharedScope => ({
  requestId,
  build: BUILD_ID,
  origin,
  visitor,
  phone: phoneLine(),
  mapStyle: mapStyle(),
  notSold: notSold(),
  isDemonstration: missingFacts(company()).length > 0,
  promotion: runningPromotion(locale),
})

/** What is called from a page speaks its language; a page speaks the one that its address, its visitor or their browser names. */
const localeOf = ({ headers }: Request, pathname: string): Locale => {
  const ofPage = pathname.startsWith(functionBase) ? (headers.get(pageLocaleHeader) ?? undefined) : undefined
  if (isLocale(ofPage)) return ofPage
  return negotiateLocale({
    pathname,
    cookie: getCookie(localeCookie),
    acceptLanguage: headers.get('accept-language') ?? undefined,
  })
}

const scopeOf = (request: Request): PageScope => {
  const { pathname } = new URL(request.url)
  const context = getGlobalStartContext()
  const locale = localeOf(request, pathname)
  const visitor = context?.visitor ?? visitorOfRequest({ request, cookie: getCookie, place: context?.place, locale })
  return {
    ...sharedScope({ locale, visitor, origin: siteOrigin(request), requestId: context?.requestId ?? '' }),
    locale,
    prefixed: splitLocale(pathname).locale !== undefined,
    words: wordPlaces[locale],
    nonce: context?.nonce,
  }
}

/** Made once a request: its loaders, its router and its head all ask for it. */
const scopes = new WeakMap<Request, PageScope>()

export const requestScope = (): PageScope => {
  const request = getRequest()
  const scope = scopes.get(request) ?? scopeOf(request)
  scopes.set(request, scope)
  return scope
}
