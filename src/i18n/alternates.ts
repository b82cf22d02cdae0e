import { type Locale, locales, localizePathname } from './locale.ts'

interface Alternate {
  readonly hrefLang: Locale | 'x-default'
  readonly href: string
}

/** Where a page is in each language, and where it is in the reader's own; takes a path that names no language. */
export const alternatesOf = (origin: string, pathname: string): readonly Alternate[] => [
  ...locales.map((locale) => ({ hrefLang: locale, href: origin + localizePathname(pathname, locale) })),
  { hrefLang: 'x-default', href: origin + pathname },
]
