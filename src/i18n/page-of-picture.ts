import { type Locale, splitLocale } from './locale.ts'

/** Of which page an address is the picture (see `pictureAddress`); undefined where it is none of ours. */
export const pageOfPicture = (address: string): { pathname: string; locale: Locale } | undefined => {
  const [, named] = /^\/og(\/.+)\.png$/.exec(address) ?? []
  const { locale, pathname } = splitLocale(named ?? '')
  return locale ? { locale, pathname } : undefined
}
