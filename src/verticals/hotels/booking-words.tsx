import { Trans } from '@lingui/react/macro'
import type { BookingWords } from '#/features/checkout/product/booking-words.ts'

/** Stays in words, on the pages of a booking that are shared. */
export const bookingWords: BookingWords = {
  kind: 'hotel',
  stops: { item: <Trans context="of a hotel">Room</Trans>, travellers: <Trans>Guests</Trans> },
  holderStaysAway: <Trans>The card holder is not one of the guests</Trans>,
  loadNews: async () => (await import('./booking-news.tsx')).bookingNews,
}
