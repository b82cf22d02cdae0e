import { createServerFn } from '@tanstack/react-start'
import { loadContentOnServer } from './content-loader.server.ts'
import type { LoadedContent } from './features/content/loaded-content.ts'
import { formStart } from './features/visitor-forms/form-answer.server.ts'
import type { FormStart } from './features/visitor-forms/form-outcome.ts'
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

/** What is at an address of content, and what the form below it begins with. */
export type LoadedPage = LoadedContent & { readonly subscribe: FormStart }

/** What is at an address of content. */
export const loadContent = createServerFn()
  .validator((asked: Asked): Asked => readAsked(asked))
  .handler(async ({ data }): Promise<LoadedPage> => ({
    ...(await loadContentOnServer(data.path, data.locale)),
    subscribe: formStart('subscribe'),
  }))
