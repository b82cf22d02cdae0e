import { localeCookie, negotiateLocale, splitLocale } from '#/i18n/locale.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import type { PageVariant } from '#/server/cache/page-cache.server.ts'
import { cookieReader } from '#/server/visitor/cookie-reader.ts'
import { cachedLevel, siteOrigin } from '#/server/visitor/site-settings.server.ts'
import type { ToldPlace } from '#/server/request-context.ts'
import { sharedScope, visitorOfRequest } from '#/features/visitor/request-scope.server.ts'
import { scopeContent } from '#/features/visitor/page-scope.ts'
import { defaultCoordinates, type Coordinates } from '#/features/visitor/visitor.ts'
import { type CacheableKind, cacheablePage } from './cacheable-page.ts'

/** Put in by the build. */
declare const BUILD_ID: string

/** A page that is drawn for a place is drawn for half a degree: whoever is near sees the same, and is told no closer. */
const cellOf = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 2) / 2,
  longitude: Math.round(longitude * 2) / 2,
})

/** By these attempts are counted; nothing of a page is made of them. */
const passedHeaders = ['cf-connecting-ip', 'x-forwarded-for', 'sec-fetch-dest', 'cf-ray'] as const

const anonymousRequest = (request: Request, address: string, cookies: Readonly<Record<string, string>>): Request => {
  const headers = new Headers({
    accept: 'text/html',
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  })
  for (const name of passedHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(address, { headers })
}

/** Who has something that one page is to say once, or a trip that was opened, is drawn a page of their own. */
const ownCookies = /(?:^|;\s*)__Host-(?!agent=)/

const isForPage = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  (headers.get('accept') ?? '').includes('text/html') &&
  !headers.has('range') &&
  !ownCookies.test(headers.get('cookie') ?? '')

const seenFrom = (kind: CacheableKind, coordinates: Coordinates): Coordinates =>
  kind !== 'home' || coordinates === defaultCoordinates ? coordinates : cellOf(coordinates)

/**
 * All that a page for this request is made of, where it can be shared: its address, language, currency, theme and country,
 * and the place where it suggests flights from. The request that draws it holds nothing else, so a kept page cannot either.
 */
export const pageVariantOf = (request: Request, url: URL, place: ToldPlace): PageVariant | undefined => {
  if (cachedLevel() !== 'pages') return undefined
  const page = isForPage(request) ? cacheablePage(url) : undefined
  if (!page) return undefined
  const cookie = cookieReader(request)
  const locale = negotiateLocale({
    pathname: url.pathname,
    cookie: cookie(localeCookie),
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  const asked = visitorOfRequest({ request, cookie, place, locale })
  const visitor = { ...asked, coordinates: seenFrom(page.kind, asked.coordinates) }
  const { currency, theme, country, ipInfo, coordinates } = visitor
  const origin = siteOrigin(request)
  const address = url.origin + url.pathname + page.search
  const seen = page.kind === 'home' ? [coordinates.latitude, coordinates.longitude] : []
  const parts = [address, origin, locale, currency, theme, country, ipInfo?.currency, ...seen]
  const isPrefixed = splitLocale(url.pathname).locale !== undefined
  return {
    key: `https://cache.trayecto.internal/${cachePolicies.pages.name}/${BUILD_ID}/${encodeURIComponent(JSON.stringify(parts))}`,
    asked: request,
    told: { visitor },
    scope: (requestId) => scopeContent(sharedScope({ locale, visitor, origin, requestId })),
    request: () =>
      anonymousRequest(request, address, { currency, theme, ...(isPrefixed ? {} : { [localeCookie]: locale }) }),
  }
}
