import { Trans } from '@lingui/react/macro'
import type { BookingWords } from '#/features/checkout/product/booking-words.ts'
import { OutingLetGo } from './booking/outing-let-go.tsx'

/** Flights with an activity in words, on the pages of a booking that are shared. */
export const bookingWords: BookingWords = {
  kind: 'outing',
  stops: { item: <Trans>Flight + activity</Trans> },
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
  holderStaysAway: <Trans>The card holder is not traveling</Trans>,
}
