import { Trans } from '@lingui/react/macro'
import type { BookingWords } from '#/features/checkout/product/booking-words.ts'

/** Packages in words, on the pages of a booking that are shared. */
export const bookingWords: BookingWords = {
  kind: 'package',
  parts: ['flight', 'hotel'],
  stops: { item: <Trans>Flight + hotel</Trans> },
  holderStaysAway: <Trans>The card holder is not traveling</Trans>,
  loadNews: async () => (await import('./booking-news.tsx')).bookingNews,
}
