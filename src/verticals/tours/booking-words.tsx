import { Trans } from '@lingui/react/macro'
import type { BookingWords } from '#/features/checkout/product/booking-words.ts'

/** Tours in words, on the pages of a booking that are shared. */
export const bookingWords: BookingWords = {
  kind: 'tour',
  stops: { item: <Trans context="of a tour">Departure</Trans>, travellers: <Trans>Travelers</Trans> },
  holderStaysAway: <Trans>The card holder does not come along</Trans>,
  loadNews: async () => (await import('./booking-news.tsx')).bookingNews,
}
