import type { I18n } from '@lingui/core'
import { unlistedHead } from '#/i18n/page-head.ts'
import { comingWords } from './vertical-words.ts'
import type { Vertical } from './verticals.ts'

interface HeadInput {
  readonly match: { readonly context: { readonly i18n: I18n } }
}

/** The head of a page of a vertical that is not sold yet: nothing for search engines to keep. */
export const comingHead =
  (vertical: Exclude<Vertical, 'flights'>) =>
  ({ match }: HeadInput) =>
    unlistedHead({ title: match.context.i18n._(comingWords[vertical].title) })
