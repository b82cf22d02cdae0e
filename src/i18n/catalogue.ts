import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from './locale.ts'

const catalogues = {
  en: () => import('./catalogues/en.po'),
  es: () => import('./catalogues/es.po'),
}

/** A translator of its own for each request: a shared one would answer visitors in each other's language. */
export const createI18n = async (locale: Locale): Promise<I18n> => {
  const { messages } = await catalogues[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}
