import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { StopLine } from '#/ui/stop-line.tsx'
import { ListLink } from '#/features/results/list-scope.tsx'
import { noneOf } from '#/features/results/list-query.ts'
import type { Direction } from '../filters/flight-facet.ts'
import { flightFacets } from '../filters/flight-facets.ts'
import { NearbyOffers } from './nearby-offers.tsx'
import type { NearbyOffer } from '../offer/nearby-offer.ts'

/** Nobody flies what was asked for: what comes close instead. */
export function NoFlights({ offers }: { offers: readonly NearbyOffer[] | undefined }) {
  return (
    <Card className="mt-6">
      <StopLine stops={0} className="max-w-40" />
      <h2 className="mt-4 text-lg">
        <Trans>We are sorry, there are no flights for your search criteria</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>Try other days, or an airport nearby: these are the closest that fly.</Trans>
      </p>
      <NearbyOffers first={offers} />
    </Card>
  )
}

/** Flights there are, but the filters leave none of them. */
export function NoMatches({ direction }: { direction: Direction }) {
  return (
    <Card className="mt-4 flex flex-col items-start gap-3">
      <h3 className="text-lg">
        <Trans>No matching results :(</Trans>
      </h3>
      <p className="text-muted">
        <Trans>Take back a filter above, or all of them.</Trans>
      </p>
      <ListLink change={{ filters: noneOf(flightFacets[direction]) }} className={buttonClass('secondary')}>
        <Trans>Clear all filters</Trans>
      </ListLink>
    </Card>
  )
}
