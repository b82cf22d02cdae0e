import { createServerFn } from '@tanstack/react-start'
import { loadContentOnServer } from './content-loader.server.ts'
import type { LoadedContent } from './features/content/loaded-content.ts'
import { type Locale, defaultLocale, isLocale } from './i18n/locale.ts'

interface Asked {
  /** without a language */
  readonly path: string
  readonly locale: Locale
}

/** The call is anybody's; at what is no address of content, nothing is found. */
const readAsked = ({ path, locale }: Asked): Asked => ({
  path: String(path),
  locale: isLocale(locale) ? locale : defaultLocale,
})

/** What is at an address of content. */
export const loadContent = createServerFn()
  .validator((asked: Asked): Asked => readAsked(asked))
  .handler(({ data }): Promise<LoadedContent> => loadContentOnServer(data.path, data.locale))
