import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StopLine } from '#/ui/stop-line.tsx'
import { NearbyOffers } from './nearby-offers.tsx'
import type { NearbyOffer } from '../offer/nearby-offer.ts'
import { InsteadOfList } from '#/features/results/frame/instead-of-list.tsx'

interface NoFlightsProps {
  readonly offers: readonly NearbyOffer[] | undefined
  /** what other days cost */
  readonly prices: ReactNode
}

/** Nobody flies what was asked for: what comes close instead. */
export function NoFlights({ offers, prices }: NoFlightsProps) {
  return (
    <InsteadOfList className="mt-3">
      <StopLine stops={0} className="max-w-40" />
      <h2 className="mt-4 text-lg">
        <Trans>We are sorry, there are no flights for your search criteria</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>Try other days, or an airport nearby.</Trans>
      </p>
      <div className="mt-3">{prices}</div>
      <NearbyOffers first={offers} />
    </InsteadOfList>
  )
}
