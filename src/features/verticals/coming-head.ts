import type { I18n } from '@lingui/core'
import { unlistedHead } from '#/i18n/page-head.ts'
import type { Vertical } from './verticals.ts'

interface HeadInput {
  readonly match: { readonly context: { readonly i18n: I18n } }
}

/**
 * The head of a page of a vertical that is not sold yet: nothing for search engines to keep. Every page's first script has
 * the heads of all routes, so the words come when they are asked for.
 */
export const comingHead =
  (vertical: Exclude<Vertical, 'flights'>) =>
  async ({ match }: HeadInput) => {
    const { comingWords } = await import('./vertical-words.ts')
    return unlistedHead({ title: match.context.i18n._(comingWords[vertical].title) })
  }
