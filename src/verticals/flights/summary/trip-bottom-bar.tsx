import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { TotalBar } from '#/features/checkout/total-bar.tsx'
import type { PricedTrip } from '../trip/priced-trip.ts'
import { useTripTotal } from './use-trip-total.ts'

interface TripBottomBarProps {
  readonly trip: PricedTrip
  /** the way on; missing while something else has to be looked at first */
  readonly next: ReactNode | undefined
}

/** Keeps the total in view on a phone. */
export function TripBottomBar({ trip, next }: TripBottomBarProps) {
  const { total } = useTripTotal(trip)
  return (
    <TotalBar total={total}>
      {next ?? (
        <a href="#price-moved" className={buttonClass('secondary', 'small', 'shrink-0')}>
          <Trans>See what changed</Trans>
        </a>
      )}
    </TotalBar>
  )
}
