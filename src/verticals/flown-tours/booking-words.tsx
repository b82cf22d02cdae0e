import { Trans } from '@lingui/react/macro'
import type { BookingWords } from '#/features/checkout/product/booking-words.ts'

/** Flights with a tour in words, on the pages of a booking that are shared. */
export const bookingWords: BookingWords = {
  kind: 'flown_tour',
  parts: ['flight', 'tour'],
  stops: { item: <Trans>Flight + tour</Trans> },
  holderStaysAway: <Trans>The card holder is not traveling</Trans>,
  loadNews: async () => (await import('./booking-news.tsx')).bookingNews,
}
