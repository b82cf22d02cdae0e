import type { SchemaNode } from '#domain/schema-node.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import type { ListedSailing } from '../sailing/sailing.ts'

/** The sailings in the words of schema.org: a list of pages. */
export const sailingListSchema = (sailings: readonly ListedSailing[], origin: string, locale: Locale): SchemaNode => ({
  '@type': 'ItemList',
  numberOfItems: sailings.length,
  itemListElement: sailings.map(({ id, title, sailDate }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `${title}, ${sailDate}`,
    url: origin + localizePathname(`/cruceros/${id}`, locale),
  })),
})
