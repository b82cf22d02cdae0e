import { Trans } from '@lingui/react/macro'
import type { BookingNews } from '#/features/checkout/product/booking-words.ts'

/** What a booking of flights may have to tell. */
export const bookingNews: BookingNews = {
  failures: {
    airline_refused: <Trans>The airline did not accept the booking, so your card was not charged.</Trans>,
    supplier_payment_failed: <Trans>The airline could not take the payment, so the booking was undone.</Trans>,
    offer_no_longer_available: <Trans>These flights were sold out while you were paying.</Trans>,
    offer_expired: (
      <Trans>
        The price of these flights had expired when you paid, and the airline no longer sells them at that price.
      </Trans>
    ),
  },
  chooseAgain: <Trans>Search other flights</Trans>,
  moves: {
    raised: <Trans>The airline has raised the price</Trans>,
    lowered: <Trans>The airline has lowered the price</Trans>,
  },
}
