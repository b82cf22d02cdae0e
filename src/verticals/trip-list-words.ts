import { byKind } from '#/features/checkout/product/product-on-pages.ts'
import type { TripListWords } from '#/features/trips/my-journey/trip-list-words.ts'

/** What each kind of travel says in the list of a visitor's trips; one that says nothing has the words of all. */
export const tripListWords = byKind(
  import.meta.glob<TripListWords>('./*/trip-list-words.tsx', { eager: true, import: 'tripListWords' }),
)
