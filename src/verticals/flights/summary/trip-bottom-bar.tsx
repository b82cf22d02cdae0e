import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Price } from '#/ui/money/price.tsx'
import type { PricedTrip } from '../trip/priced-trip.ts'
import { useTripTotal } from './use-trip-total.ts'

interface TripBottomBarProps {
  readonly trip: PricedTrip
  /** the way on; missing while something else has to be looked at first */
  readonly next: ReactNode | undefined
  readonly saved: ReactNode
}

/** Keeps the total in view on a phone. */
export function TripBottomBar({ trip, next, saved }: TripBottomBarProps) {
  const { total } = useTripTotal(trip)
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
      <div>
        <p>
          <span className="block text-xs text-muted">
            <Trans>Total, taxes included</Trans>
          </span>
          <Price money={total} className="font-bold" estimateClass="block" />
        </p>
        {saved}
      </div>
      {next ?? (
        <a href="#price-moved" className={buttonClass('secondary', 'small', 'shrink-0')}>
          <Trans>See what changed</Trans>
        </a>
      )}
    </div>
  )
}
