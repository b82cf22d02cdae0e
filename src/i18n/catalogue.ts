import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locale.ts'
import { type WordPlaces, createWordLoader } from './words.ts'

const catalogues = {
  en: () => import('./catalogues/en.po'),
  es: () => import('./catalogues/es.po'),
}

/** A word that its route's part of the catalogue lacks is a fault of the build: tests that watch the page's errors see it. */
const reportMissing = (_locale: string, id: string): string => {
  reportError(new Error(`The catalogue's part for this route has no words for ${id}`))
  return id
}

export interface Translator {
  readonly i18n: I18n
  /** resolves once the translator knows what the given routes say; at once where it knows everything */
  readonly learn: (routeIds: readonly string[]) => Promise<void>
}

const unchanged = (messages: Messages): Messages => messages

/** How the catalogue is said where the visitor is: only who is in Spain loads what differs there. */
const variantOf = async (locale: Locale, country: string | undefined) =>
  locale === 'es' && country === 'ES' ? (await import('./spain/spain-messages.ts')).spainMessages : unchanged

interface Spoken {
  readonly locale: Locale
  /** where the visitor is, by its ISO code */
  readonly country: string | undefined
}

/**
 * A translator of its own for each request: a shared one would answer visitors in each other's language. It knows the whole
 * catalogue, or, where the page was told the parts of it, learns them by route.
 */
export const createTranslator = async (
  { locale, country }: Spoken,
  places: WordPlaces | undefined,
): Promise<Translator> => {
  const said = await variantOf(locale, country)
  if (places) {
    const i18n = setupI18n({ locale, messages: { [locale]: {} }, missing: reportMissing })
    return { i18n, learn: createWordLoader(i18n, places, said) }
  }
  const { messages } = await catalogues[locale]()
  return { i18n: setupI18n({ locale, messages: { [locale]: said(messages) } }), learn: () => Promise.resolve() }
}
