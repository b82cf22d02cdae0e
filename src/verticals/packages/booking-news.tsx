import { Trans } from '@lingui/react/macro'
import type { BookingNews } from '#/features/checkout/product/booking-words.ts'
import { PackageLetGo } from './booking/package-let-go.tsx'

/** What a booking of packages may have to tell. */
export const bookingNews: BookingNews = {
  failures: {
    airline_refused: <Trans>The airline or the hotel did not accept the booking, so nothing was charged.</Trans>,
    supplier_payment_failed: (
      <Trans>The airline or the hotel could not take the payment, so the booking was undone.</Trans>
    ),
    offer_no_longer_available: <Trans>The flight or the hotel was sold out while you were paying.</Trans>,
    offer_expired: <Trans>This flight and this hotel are no longer sold together at this price.</Trans>,
  },
  chooseAgain: <Trans>Choose another hotel</Trans>,
  moves: {
    raised: <Trans>The price of this package went up</Trans>,
    lowered: <Trans>The price of this package went down</Trans>,
  },
  LetGo: PackageLetGo,
}
