import { type Locale, localizePathname, splitLocale } from '#/i18n/locale.ts'
import type { RedirectRules } from './redirect-rules.ts'
import { movedBySite, searchOf, withLowerLocale, withoutStrayCapitals, withoutStraySlashes } from './site-path.ts'

interface Moved {
  readonly target: string
  readonly status: 301 | 302 | 308
}

const moved = (pathname: string, rules: RedirectRules): Moved => {
  const bySite = movedBySite(pathname)
  const target = bySite ?? pathname
  const ruled = rules.get(target)
  const led = searchOf(ruled ?? target) ?? ruled
  if (led !== undefined) return { target: led, status: 302 }
  return { target, status: bySite === undefined ? 308 : 301 }
}

export interface Redirect {
  readonly status: 301 | 302 | 308
  /** a path on this site, with the query as it came; or the whole address of a page elsewhere, without it */
  readonly location: string
}

const noRules: RedirectRules = new Map()

/** The query as it came, behind what opens a tab. */
const withSearch = (target: string, search: string): string =>
  target.includes('?') ? target + search.replace('?', '&') : target + search

/** In a language, a path is written without the slash that stands for the home page. */
const inLanguage = (target: string, locale: Locale): string => localizePathname(target.replace(/^\/(?=\?)/, ''), locale)

/**
 * Where an address should have pointed, in one hop; undefined where it is already right. 301 where a page has moved,
 * 302 where it leads elsewhere by the operator's rules or to the search of its kind of travel, 308 where only slashes or capitals were mended, so that a form posted there still arrives.
 */
export const redirectOf = (url: URL, rules: RedirectRules = noRules): Redirect | undefined => {
  const { locale, pathname } = splitLocale(withLowerLocale(withoutStraySlashes(url.pathname)))
  const { target, status } = moved(withoutStrayCapitals(pathname), rules)
  if (!target.startsWith('/')) return { status, location: target }
  const prefixed = locale ? inLanguage(target, locale) : target
  return prefixed === url.pathname ? undefined : { status, location: withSearch(prefixed, url.search) }
}
