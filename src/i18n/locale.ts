export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'es'
export const localeCookie = 'locale'

export const isLocale = (text: string | undefined): text is Locale => locales.includes(text as Locale)

/** The language that a path names by a leading `/es` or `/en`, and the path without it. */
export const splitLocale = (pathname: string): { locale: Locale | undefined; pathname: string } => {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? []
  return isLocale(first) ? { locale: first, pathname: rest || '/' } : { locale: undefined, pathname }
}

/** The path with its language in front: `/` in Spanish is `/es`. Takes a path that names none. */
export const localizePathname = (pathname: string, locale: Locale): string =>
  `/${locale}${pathname === '/' ? '' : pathname}`

const preferred = (acceptLanguage: string): Locale | undefined =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';')
      return { language: tag.trim().slice(0, 2).toLowerCase(), quality: Number(quality.trim().slice(2)) || 0 }
    })
    // a quality of 0 refuses a language (RFC 9110, 12.4.2)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map((choice) => choice.language)
    .find(isLocale)

/** The page's language: the path's, else the cookie's, else what the browser asks for, else Spanish (rule lang-1). */
export const negotiateLocale = (asked: {
  pathname: string
  cookie: string | undefined
  acceptLanguage: string | undefined
}): Locale =>
  splitLocale(asked.pathname).locale ??
  (isLocale(asked.cookie) ? asked.cookie : undefined) ??
  preferred(asked.acceptLanguage ?? '') ??
  defaultLocale

/** A pathname that names no language, as the other one does: in its language, or in none. */
export const localizedLike = (other: string, pathname: string): string => {
  const { locale } = splitLocale(other)
  return locale ? localizePathname(pathname, locale) : pathname
}
