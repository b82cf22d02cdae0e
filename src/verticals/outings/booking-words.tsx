import { Trans } from '@lingui/react/macro'
import type { BookingWords } from '#/features/checkout/product/booking-words.ts'

/** Flights with an activity in words, on the pages of a booking that are shared. */
export const bookingWords: BookingWords = {
  kind: 'outing',
  parts: ['flight', 'activity'],
  stops: { item: <Trans>Flight + activity</Trans> },
  holderStaysAway: <Trans>The card holder is not traveling</Trans>,
  loadNews: async () => (await import('./booking-news.tsx')).bookingNews,
}
