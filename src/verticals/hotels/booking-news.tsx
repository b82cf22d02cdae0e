import { Trans } from '@lingui/react/macro'
import type { BookingNews } from '#/features/checkout/product/booking-words.ts'

/** What a booking of stays may have to tell. */
export const bookingNews: BookingNews = {
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
}
