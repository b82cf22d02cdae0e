import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BookedJourneyCard } from './booked-journey.tsx'
import { BookedPayment } from './booked-payment.tsx'
import { BookedTravellers } from './booked-travellers.tsx'
import type { BookedTrip } from './booked-trip.ts'
import { TripActions } from './trip-actions.tsx'
import { TripNext } from './trip-next.tsx'
import { TripReferences } from './trip-references.tsx'
import { TripStatusCard } from './trip-status-card.tsx'
import { useFollowedTrip } from './use-followed-trip.ts'

interface BookedTripPageProps {
  readonly trip: BookedTrip
  readonly title: ReactNode
  readonly lead?: ReactNode
}

/** A booking with all that it consists of: on the screen, on paper, and without a network. */
export function BookedTripPage({ trip, title, lead }: BookedTripPageProps) {
  useFollowedTrip(trip)
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-xl sm:text-2xl">{title}</h1>
        {lead && <p className="text-lg text-muted">{lead}</p>}
        <TripReferences trip={trip} />
      </header>
      <div aria-live="polite">
        <TripStatusCard trip={trip} />
      </div>
      <TripActions trip={trip} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start print:block print:space-y-4">
        <div className="flex flex-col gap-6">
          {trip.journeys.map((journey) => (
            <BookedJourneyCard key={journey.direction} journey={journey} alone={trip.journeys.length === 1} />
          ))}
          <p className="-mt-3 text-sm text-muted">
            <Trans>All times are local to their airports.</Trans>
          </p>
          <BookedTravellers trip={trip} />
        </div>
        <aside className="flex flex-col gap-6">
          <BookedPayment trip={trip} />
          <TripNext trip={trip} />
        </aside>
      </div>
    </div>
  )
}
