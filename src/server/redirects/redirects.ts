import { localizePathname, splitLocale } from '#/i18n/locale.ts'
import type { RedirectRules } from './redirect-rules.ts'

interface MovedPage {
  /** tried on the path without its language prefix */
  readonly from: RegExp
  readonly to: string
}

/** Addresses that have moved, first match wins (rules route-1, route-4, route-5). */
const movedPages: readonly MovedPage[] = [
  { from: /^\/user$/, to: '/' },
  { from: /^\/tours(\/.*)?$/, to: '/turs$1' },
  { from: /^\/booking\/billingsummary$/i, to: '/booking/BillingSummary' },
  { from: /^\/(?:airlines|aerolineas)\/turkish-airline$/, to: '/aerolineas/turkish-airlines' },
  { from: /^\/airlines(\/.*)?$/, to: '/aerolineas$1' },
]

const withoutStraySlashes = (pathname: string): string => pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** Addresses of the site's own: content below `aerolineas` and its like is spelt as its editors spell it. */
const ownNames =
  /^\/(?:activities|aerolineas|airlines|articulos|booking|contacta-con-nosotras|cruceros|explorar|hoteles|inspiracion|noticias|offline|paquetes|politica-de-privacidad|terminos-y-condiciones|tours|turs|user|vuelos)(?=\/|$)/i
/** An activity's own address holds its supplier's code, in which capitals may matter. */
const ownWhole =
  /^\/(?:activities\/(?:booking|result)(?=\/|$)|(?:booking|cruceros|hoteles|paquetes|tours|turs|user)\/)/i

/** The router does not mind capitals; one page has one address. */
const withoutStrayCapitals = (pathname: string): string => {
  if (pathname === '/booking/BillingSummary') return pathname
  const named = pathname.replace(ownNames, (name) => name.toLowerCase())
  return ownWhole.test(named) ? named.toLowerCase() : named
}

const withLowerLocale = (pathname: string): string =>
  pathname.replace(/^\/(?:es|en)(?=\/|$)/i, (locale) => locale.toLowerCase())

interface Moved {
  readonly target: string
  readonly status: 301 | 302 | 308
}

const moved = (pathname: string, rules: RedirectRules): Moved => {
  const page = movedPages.find(({ from }) => from.test(pathname))
  const target = page ? pathname.replace(page.from, page.to) : pathname
  const ruled = rules.get(target)
  if (ruled !== undefined) return { target: ruled, status: 302 }
  if (!page) return { target, status: 308 }
  return { target, status: 301 }
}

export interface Redirect {
  readonly status: 301 | 302 | 308
  /** a path on this site, with the query as it came; or the whole address of a page elsewhere, without it */
  readonly location: string
}

const noRules: RedirectRules = new Map()

/**
 * Where an address should have pointed, in one hop; undefined where it is already right. 301 where a page has moved,
 * 302 where it leads elsewhere by the operator's rules, 308 where only slashes or capitals were mended, so that a form posted there still arrives.
 */
export const redirectOf = (url: URL, rules: RedirectRules = noRules): Redirect | undefined => {
  const { locale, pathname } = splitLocale(withLowerLocale(withoutStraySlashes(url.pathname)))
  const { target, status } = moved(withoutStrayCapitals(pathname), rules)
  if (!target.startsWith('/')) return { status, location: target }
  const prefixed = locale ? localizePathname(target, locale) : target
  return prefixed === url.pathname ? undefined : { status, location: prefixed + url.search }
}
