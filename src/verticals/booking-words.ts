import type { BookingWords } from '#/features/checkout/product/booking-words.ts'
import { byKind } from '#/features/checkout/product/product-on-pages.ts'

/** What each kind of travel says on the shared pages of a booking: the `booking-words.tsx` of each folder. */
export const bookingWords = byKind(
  import.meta.glob<BookingWords>('./*/booking-words.tsx', { eager: true, import: 'bookingWords' }),
)
