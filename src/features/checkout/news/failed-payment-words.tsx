import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookingNews } from '../product/booking-words.ts'
import type { FailedPayment } from '../machine/booking-payment.ts'

const declines: Readonly<Record<string, ReactNode>> = {
  insufficient_funds: <Trans>There is not enough money on this card.</Trans>,
  expired_card: <Trans>This card has expired.</Trans>,
  incorrect_cvc: <Trans>The security code of the card was not right.</Trans>,
  authentication_failed: <Trans>Your bank could not confirm that it was you.</Trans>,
  card_not_supported: <Trans>This card is not accepted here.</Trans>,
}

const failures: Readonly<Record<string, ReactNode>> = {
  too_many_requests: (
    <Trans>There have been too many attempts to pay. Nothing was charged. Try again in an hour.</Trans>
  ),
}

interface FailedPaymentReasonProps {
  readonly failed: FailedPayment
  readonly own: BookingNews['failures']
}

/** Why a payment ended without a booking, in one sentence. */
export function FailedPaymentReason({ failed, own }: FailedPaymentReasonProps): ReactNode {
  switch (failed.outcome) {
    case 'declined':
      return declines[failed.reason] ?? <Trans>Your bank declined this card.</Trans>
    case 'failed':
      return own[failed.code] ?? failures[failed.code] ?? <Trans>The booking could not be made.</Trans>
    case 'expired':
      return <Trans>The payment page was open for too long and has closed.</Trans>
    case 'cancelled':
      return <Trans>You canceled the payment.</Trans>
    case 'notCharged':
      return <Trans>Your payment never arrived.</Trans>
    case 'notReady':
      return <Trans>Some of your details could not be sent.</Trans>
  }
}

const offerCodes: ReadonlySet<string> = new Set(['airline_refused', 'offer_no_longer_available', 'offer_expired'])

/** Whether what was chosen is the matter: another card would not help. */
export const isAboutTheOffer = (failed: FailedPayment): boolean =>
  failed.outcome === 'failed' && offerCodes.has(failed.code)
