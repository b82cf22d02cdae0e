import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Price } from '#/ui/price.tsx'
import type { PricedTrip } from './priced-trip.ts'
import { useTripTotal } from './use-trip-total.ts'

interface TripBottomBarProps {
  readonly trip: PricedTrip
  readonly canGoOn: boolean
  readonly saved: ReactNode
}

/** Keeps the total in view on a phone. */
export function TripBottomBar({ trip, canGoOn, saved }: TripBottomBarProps) {
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
      <a
        href={canGoOn ? '#next' : '#price-moved'}
        className={buttonClass(canGoOn ? 'primary' : 'secondary', 'small', 'shrink-0')}
      >
        {canGoOn ? <Trans>Enter travellers</Trans> : <Trans>See what changed</Trans>}
      </a>
    </div>
  )
}
