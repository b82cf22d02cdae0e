import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { StopLine } from '#/ui/stop-line.tsx'
import { NearbyOffers } from './nearby-offers.tsx'
import type { NearbyOffer } from '../offer/nearby-offer.ts'
import { InsteadOfList } from '#/features/results/frame/instead-of-list.tsx'
import { NeededFlights } from './needed-flights.tsx'
import { SearchLink, useResultsScope } from './results-scope.tsx'

interface NoFlightsProps {
  readonly offers: readonly NearbyOffer[] | undefined
  /** what other days cost */
  readonly prices: ReactNode
}

/** Nobody flies what was asked for: what comes close instead. */
export function NoFlights({ offers, prices }: NoFlightsProps) {
  const { search, needs } = useResultsScope()
  const { fares, ...ofAnyFare } = search
  if (needs)
    return (
      <InsteadOfList className="mt-3">
        <h2 className="text-lg">
          <Trans>None of these flights goes with what you have chosen</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <NeededFlights needs={needs} />
        </p>
        <div className="mt-3 [&>button]:max-w-full [&>button]:whitespace-normal">{prices}</div>
      </InsteadOfList>
    )
  return (
    <InsteadOfList className="mt-3">
      <StopLine stops={0} className="max-w-40" />
      <h2 className="mt-4 text-lg">
        <Trans>We are sorry, there are no flights for your search criteria</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>Try other days, or an airport nearby.</Trans>
      </p>
      {fares && (
        <SearchLink search={ofAnyFare} className={buttonClass('secondary', 'base', 'mt-3')}>
          <Trans>Search all fares</Trans>
        </SearchLink>
      )}
      <div className="mt-3 [&>button]:max-w-full [&>button]:whitespace-normal">{prices}</div>
      <NearbyOffers first={offers} />
    </InsteadOfList>
  )
}
