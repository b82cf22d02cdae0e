import { splitLocale } from '#/i18n/locale.ts'

/** Pages that show what one visitor owns: nothing between them and us may keep a copy (architecture, "Reads"). */
const ownPages = /^\/(?:user|booking)(?:\/|$)|\/booking\//i

/**
 * How long a page may be kept, by its path as the router reads it: decoded, in whatever case. A public page sets no cookie, but its language, currency and theme follow the
 * visitor's, so it is kept by their own browser alone, which asks whether it still holds.
 */
export const pageCaching = (pathname: string): Readonly<Record<'cache-control' | 'vary', string>> => ({
  'cache-control': ownPages.test(splitLocale(pathname).pathname) ? 'private, no-store' : 'private, no-cache',
  vary: 'Accept-Language, Cookie',
})
