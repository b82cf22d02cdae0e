import type { I18n } from '@lingui/core'
import { unlistedHead } from '#/i18n/page-head.ts'
import type { Coming } from './vertical.ts'

interface HeadInput {
  readonly match: { readonly context: { readonly i18n: I18n } }
}

/**
 * The head of a page of a vertical that is not sold yet: nothing for search engines to keep. Every page's first script has
 * the heads of all routes, so the words come when they are asked for.
 */
export const comingHead =
  (vertical: Coming['key']) =>
  async ({ match }: HeadInput) => {
    const { isComing, readVertical } = await import('./verticals.ts')
    const found = readVertical(vertical)
    return unlistedHead({ title: match.context.i18n._(isComing(found) ? found.title : found.name) })
  }
