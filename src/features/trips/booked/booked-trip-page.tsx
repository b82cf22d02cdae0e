import type { ReactNode } from 'react'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { BookedPayment } from './booked-payment.tsx'
import { BookedTravellers } from './booked-travellers.tsx'
import type { BookedTrip } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'
import { TripActions } from './trip-actions.tsx'
import { TripNext } from './trip-next.tsx'
import { TripReferences } from './trip-references.tsx'
import { TripStatusCard } from './trip-status-card.tsx'
import { useFollowedTrip } from './use-followed-trip.ts'

interface BookedTripPageProps {
  readonly trip: BookedTrip
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly products: OnTripPages
}

/** A booking with all that it consists of: on the screen, on paper, and without a network. */
export function BookedTripPage({ trip, title, lead, products }: BookedTripPageProps) {
  useFollowedTrip(trip)
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-xl sm:text-2xl">{title}</h1>
        {lead && <p className="text-lg text-muted">{lead}</p>}
        <TripReferences trip={trip} products={products} />
      </header>
      <div aria-live="polite">
        <TripStatusCard trip={trip} />
      </div>
      <TripActions trip={trip} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start print:block print:space-y-4">
        <div className="flex flex-col gap-6">
          {trip.parts.map((part) => {
            const { TripCard } = ofKind(products, part.kind)
            return <TripCard key={part.partId} part={part} />
          })}
          <BookedTravellers trip={trip} products={products} />
        </div>
        <aside className="flex flex-col gap-6">
          <BookedPayment trip={trip} products={products} />
          <TripNext trip={trip} products={products} />
        </aside>
      </div>
    </div>
  )
}
