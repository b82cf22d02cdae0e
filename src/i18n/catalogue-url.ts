import { createIsomorphicFn } from '@tanstack/react-start'
import { catalogueUrls } from 'virtual:catalogue-urls'
import type { Locale } from './locale.ts'

const preloads = (locale: Locale) => {
  const href = catalogueUrls[locale]
  return href ? [{ rel: 'modulepreload', href }] : []
}

/** A link by which the page asks for its language's words at once; the browser, which has them by then, needs none. */
export const catalogueUrl = createIsomorphicFn()
  .server((locale: Locale) => preloads(locale))
  .client((_locale: Locale): ReturnType<typeof preloads> => [])
