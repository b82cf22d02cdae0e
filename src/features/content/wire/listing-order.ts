import type { Locale } from '#/i18n/locale.ts'
import type { ContentCard, ContentType } from '../content-page.ts'

const byName: ReadonlySet<ContentType> = new Set(['airline', 'country'])

/** What is looked up by its name stands in the order of names in the reader's language; what is read as news, newest first, as it came. */
export const inListingOrder = (
  cards: readonly ContentCard[],
  type: ContentType,
  locale: Locale,
): readonly ContentCard[] =>
  byName.has(type)
    ? cards.toSorted((one, other) => one.title.localeCompare(other.title, locale, { sensitivity: 'base' }))
    : cards
