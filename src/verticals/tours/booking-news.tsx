import { Trans } from '@lingui/react/macro'
import type { BookingNews } from '#/features/checkout/product/booking-words.ts'

/** What a booking of tours may have to tell. */
export const bookingNews: BookingNews = {
  failures: {
    airline_refused: <Trans>The operator did not accept the booking, so your card was not charged.</Trans>,
    supplier_payment_failed: <Trans>The operator did not accept the payment, so nothing was booked.</Trans>,
    offer_no_longer_available: <Trans>These places were taken while you were paying.</Trans>,
    offer_expired: <Trans>The places are kept no longer, so nothing was booked.</Trans>,
  },
  chooseAgain: <Trans>Choose another tour</Trans>,
  moves: {
    raised: <Trans>The operator has raised the price</Trans>,
    lowered: <Trans>The operator has lowered the price</Trans>,
  },
}
