import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { FlightsOfTrip } from './activities-with-flight.ts'
import { activitiesWith } from './activities-with-flight.ts'

interface AddActivityProps {
  readonly trip: FlightsOfTrip
  /** where it lands, if anything is sold there */
  readonly destination: string | undefined
  /** whether the flight was chosen at a price with a checked bag each */
  readonly withExtras: boolean
}

/** Beside a flight that was chosen: the way to what can be done where it lands, at one price with it. */
export function AddActivity({ trip, destination, withExtras }: AddActivityProps) {
  const { notSold } = useRouter().options.context.page
  const found = activitiesWith(trip, destination, withExtras)
  if (!found || notSold.includes('outings')) return null
  return (
    <TitledCard title={<Trans>Add an activity</Trans>}>
      <p className="text-sm">
        <Trans>
          Chosen with this flight, an activity costs less than alone: one price, one payment, one confirmation.
        </Trans>
      </p>
      <Link
        to="/activities/result"
        search={found}
        preload={false}
        className={buttonClass('secondary', 'base', 'self-start')}
      >
        <Trans>See activities for these days</Trans>
      </Link>
    </TitledCard>
  )
}
