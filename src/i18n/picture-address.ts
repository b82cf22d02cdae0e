import { type Locale, localizePathname, splitLocale } from './locale.ts'

/** Where the picture of a page is that stands beside links to it; takes a path that names no language. */
export const pictureAddress = (pathname: string, locale: Locale): string =>
  `/og${localizePathname(pathname, locale)}.png`

/** Of which page an address is the picture; undefined where it is none of ours. */
export const pageOfPicture = (address: string): { pathname: string; locale: Locale } | undefined => {
  const [, named] = /^\/og(\/.+)\.png$/.exec(address) ?? []
  const { locale, pathname } = splitLocale(named ?? '')
  return locale ? { locale, pathname } : undefined
}
