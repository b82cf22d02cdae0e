import { type Locale, locales, localizePathname } from './locale.ts'

interface Alternate {
  readonly hrefLang: Locale | 'x-default'
  readonly href: string
}

/**
 * Where a page is in each of its languages, and where it is in the reader's own; takes a path that names no language.
 * What is in one language alone has no other to point to.
 */
export const alternatesOf = (origin: string, pathname: string, written: readonly Locale[]): readonly Alternate[] =>
  written.length < locales.length
    ? []
    : [
        ...written.map((locale) => ({ hrefLang: locale, href: origin + localizePathname(pathname, locale) })),
        { hrefLang: 'x-default', href: origin + pathname },
      ]
