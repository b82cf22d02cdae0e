import { Trans } from '@lingui/react/macro'
import type { BookingWords } from '#/features/checkout/product/booking-words.ts'

/** Stays in words, on the pages of a booking that are shared. */
export const bookingWords: BookingWords = {
  kind: 'hotel',
  stops: { item: <Trans context="of a hotel">Room</Trans>, travellers: <Trans>Guests</Trans> },
  failures: {
    airline_refused: <Trans>The hotel did not accept the booking, so your card was not charged.</Trans>,
    supplier_payment_failed: <Trans>The hotel did not accept the payment, so nothing was booked.</Trans>,
    offer_no_longer_available: <Trans>These rooms were sold out while you were paying.</Trans>,
    offer_expired: <Trans>The hotel no longer sells this stay at this price.</Trans>,
  },
  chooseAgain: <Trans>Choose other rooms</Trans>,
  moves: {
    raised: <Trans>The hotel has raised the price</Trans>,
    lowered: <Trans>The hotel has lowered the price</Trans>,
  },
  holderStaysAway: <Trans>The card holder is not one of the guests</Trans>,
}
