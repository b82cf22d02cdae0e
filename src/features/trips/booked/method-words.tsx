import { Trans } from '@lingui/react/macro'
import { brandName } from '#domain/card/brand-name.ts'
import type { BookedTrip } from './booked-trip.ts'

interface PaidProps {
  readonly paid: BookedTrip['paid']
}

/** How a booking was paid. */
export function MethodWords({ paid: { method, card } }: PaidProps) {
  if (card)
    return (
      <span className="whitespace-nowrap">
        {brandName(card.brand)} •••• {card.last4}
      </span>
    )
  return method === 'hosted' ? <Trans>the provider’s page</Trans> : <Trans>card</Trans>
}

/** Where money goes that goes back: it is named where it is known. */
export function WayBack({ paid }: PaidProps) {
  return paid.card ? <MethodWords paid={paid} /> : <Trans>your payment method</Trans>
}
