import type { VariantObject } from 'unocss'

/** A card of a list as wide as a phone's is set out as it is there: in the column of a map, say, on the widest of screens. */
const widths = { 'card-wide': 'width >= 36rem', 'card-narrow': 'width < 36rem' }

/** `card-wide:` and `card-narrow:`, by how wide the card is that a part stands in, which is an `@container/card`. */
export const cardVariants: VariantObject[] = Object.entries(widths).map(([name, query]) => ({
  name,
  match: (matcher) =>
    matcher.startsWith(`${name}:`)
      ? {
          matcher: matcher.slice(name.length + 1),
          handle: (input, next) => next({ ...input, parent: `@container card (${query})`, parentOrder: 1000 }),
        }
      : undefined,
}))
