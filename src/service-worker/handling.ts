import { type Locale, defaultLocale, isLocale, localizedLike, splitLocale } from '../i18n/locale.ts'

/** How the worker answers a request: `page` from the network, else from this device; `asset` the other way round. */
export type Handling = 'page' | 'asset' | 'untouched'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Calls, payment pages and other sites are never the worker's business. */
export const handlingOf = ({ method, mode, url }: Asked, origin: string): Handling => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'untouched'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (mode !== 'navigate' || /^\/(?:pay|outbox|api|payments|unsubscribe)(?:\/|$)/.test(pathname)) return 'untouched'
  return 'page'
}

export const offlinePath = (locale: Locale): string => `/${locale}/offline`

const pathAndSearch = (url: string): string => {
  const { pathname, search } = new URL(url)
  return splitLocale(pathname).pathname.replace(/(?<=.)\/$/, '') + search
}

const spokenIn = (languages: readonly string[]): Locale | undefined =>
  languages.map((language) => language.slice(0, 2)).find(isLocale)

/**
 * The copy that answers an address: its own, else one of the same page in another language, the visitor's first. `kept`:
 * the addresses of the copies that there are.
 */
export const copyFor = (url: string, kept: readonly string[], languages: readonly string[]): string | undefined => {
  if (kept.includes(url)) return url
  const same = kept.filter((copy) => pathAndSearch(copy) === pathAndSearch(url))
  const wanted = splitLocale(new URL(url).pathname).locale ?? spokenIn(languages)
  return same.find((copy) => splitLocale(new URL(copy).pathname).locale === wanted) ?? same[0]
}

/** The list of trips in the language of an address: whoever keeps one of them wants to find it there. */
export const tripsPathFor = (url: string): string | undefined => {
  const { pathname } = new URL(url)
  const path = '/user/my-journey'
  return splitLocale(pathname).pathname === path ? undefined : localizedLike(pathname, path)
}

/** The offline page in the language of the address, or in the one that the browser asks for. */
export const offlinePageFor = (url: string, languages: readonly string[]): string => {
  const named = splitLocale(new URL(url).pathname).locale
  return offlinePath(named ?? spokenIn(languages) ?? defaultLocale)
}
