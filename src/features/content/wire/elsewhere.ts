import type { Locale } from '#/i18n/locale.ts'
import type { ContentPage } from '../content-page.ts'

/** A page that is not there in the language asked for. */
export interface Elsewhere {
  readonly onlyIn: Locale
  /** without its language */
  readonly path: string
}

export const isPage = (found: ContentPage | Elsewhere | null): found is ContentPage =>
  found !== null && !('onlyIn' in found)
