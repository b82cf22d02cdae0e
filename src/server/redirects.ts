import { localizePathname, splitLocale } from '../i18n/locale.ts'

interface RedirectRule {
  /** tried on the path without its language prefix */
  readonly from: RegExp
  readonly to: string
}

/** Addresses that have moved, first match wins (specification section 2, decisions 2, 6, 7). */
const rules: readonly RedirectRule[] = [
  { from: /^\/user$/, to: '/' },
  { from: /^\/tours(\/.*)?$/, to: '/turs$1' },
  { from: /^\/booking\/billingsummary$/i, to: '/booking/BillingSummary' },
  { from: /^\/(?:airlines|aerolineas)\/turkish-airline$/, to: '/aerolineas/turkish-airlines' },
  { from: /^\/airlines(\/.*)?$/, to: '/aerolineas$1' },
]

const withoutStraySlashes = (pathname: string): string => pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

const moved = (pathname: string): string => {
  const rule = rules.find(({ from }) => from.test(pathname))
  return rule ? pathname.replace(rule.from, rule.to) : pathname
}

export interface Redirect {
  readonly status: 301 | 308
  /** a path on this site, with the query as it came */
  readonly location: string
}

/**
 * Where an address should have pointed, in one hop; undefined where it is already right. 301 where a page has moved,
 * 308 where only slashes were mended, so that a form posted there still arrives.
 */
export const redirectOf = (url: URL): Redirect | undefined => {
  const tidy = withoutStraySlashes(url.pathname)
  const { locale, pathname } = splitLocale(tidy)
  const target = moved(pathname)
  const prefixed = locale ? localizePathname(target, locale) : target
  if (prefixed === url.pathname) return undefined
  return { status: target === pathname ? 308 : 301, location: prefixed + url.search }
}
