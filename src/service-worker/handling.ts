import { type Locale, defaultLocale, isLocale, splitLocale } from '../i18n/locale.ts'

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
  if (mode !== 'navigate' || /^\/(?:pay|outbox|api|payments)(?:\/|$)/.test(pathname)) return 'untouched'
  return 'page'
}

export const offlinePath = (locale: Locale): string => `/${locale}/offline`

/** The offline page in the language of the address, or in the one that the browser asks for. */
export const offlinePageFor = (url: string, languages: readonly string[]): string => {
  const named = splitLocale(new URL(url).pathname).locale
  const spoken = languages.map((language) => language.slice(0, 2)).find(isLocale)
  return offlinePath(named ?? spoken ?? defaultLocale)
}
