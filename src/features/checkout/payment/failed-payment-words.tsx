import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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
  airline_refused: <Trans>The airline did not accept the booking, so your card was not charged.</Trans>,
  supplier_payment_failed: <Trans>The airline could not take the payment, so the booking was undone.</Trans>,
  offer_no_longer_available: <Trans>These flights were sold out while you were paying.</Trans>,
  offer_expired: (
    <Trans>The price of these flights had run out when you paid, and the airline no longer sells them at it.</Trans>
  ),
}

/** Why a payment ended without a booking, in one sentence. */
export function FailedPaymentReason({ failed }: { failed: FailedPayment }): ReactNode {
  switch (failed.outcome) {
    case 'declined':
      return declines[failed.reason] ?? <Trans>Your bank declined this card.</Trans>
    case 'failed':
      return failures[failed.code] ?? <Trans>The booking could not be made.</Trans>
    case 'expired':
      return <Trans>The payment page was open for too long and has closed.</Trans>
    case 'cancelled':
      return <Trans>You cancelled the payment.</Trans>
    case 'notCharged':
      return <Trans>Your payment never arrived.</Trans>
    case 'notReady':
      return <Trans>Some of your details could not be sent.</Trans>
  }
}

const flightCodes: ReadonlySet<string> = new Set(['airline_refused', 'offer_no_longer_available', 'offer_expired'])

/** Whether the flights are the matter: another card would not help. */
export const isAboutTheFlight = (failed: FailedPayment): boolean =>
  failed.outcome === 'failed' && flightCodes.has(failed.code)
