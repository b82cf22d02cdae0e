import { Trans } from '@lingui/react/macro'
import type { BookingNews } from '#/features/checkout/product/booking-words.ts'
import { OutingLetGo } from './booking/outing-let-go.tsx'

/** What a booking of flights with an activity may have to tell. */
export const bookingNews: BookingNews = {
  failures: {
    airline_refused: <Trans>The airline or the organizer did not accept the booking, so nothing was charged.</Trans>,
    supplier_payment_failed: (
      <Trans>The airline or the organizer could not take the payment, so the booking was undone.</Trans>
    ),
    offer_no_longer_available: <Trans>The flight or the activity was sold out while you were paying.</Trans>,
    offer_expired: <Trans>This flight and this activity are no longer sold together at this price.</Trans>,
  },
  chooseAgain: <Trans>Choose another activity</Trans>,
  moves: {
    raised: <Trans>The price of this package went up</Trans>,
    lowered: <Trans>The price of this package went down</Trans>,
  },
  LetGo: OutingLetGo,
}
