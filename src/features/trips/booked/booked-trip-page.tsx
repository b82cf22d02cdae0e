import { Fragment, type ReactNode } from 'react'
import { CancelCard } from '../cancel/cancel-card.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { BookedPayment } from './booked-payment.tsx'
import { BookedTravellers } from './booked-travellers.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import { sceneOf } from '../my-journey/trip-scene.ts'
import type { BookedTrip } from './booked-trip.ts'
import type { Mailed } from './mailing.ts'
import { PartOnTrip } from './part-on-trip.tsx'
import type { OnTripPages } from './parts-on-page.ts'
import { tripStatusId } from '../held/let-go.tsx'
import { TripActions } from './trip-actions.tsx'
import { TripNext } from './trip-next.tsx'
import { TripReferences } from './trip-references.tsx'
import { TripStatusCard } from './trip-status-card.tsx'

interface BookedTripPageProps {
  readonly trip: BookedTrip
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly products: OnTripPages
  /** what came of asking for the mail before there were scripts */
  readonly mailed?: Mailed | undefined
}

/** A booking with all that it consists of: on the screen, on paper, and without a network. */
export function BookedTripPage({ trip, title, lead, products, mailed }: BookedTripPageProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <header className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Scene
          place={trip.scene ?? sceneOf(trip.place)}
          className="aspect-[5/2] w-full rounded-2xl sm:aspect-[4/1] lg:order-last lg:aspect-[2/1] print:hidden"
        />
        <div className="flex flex-col gap-3">
          <h1 className="text-xl [overflow-wrap:anywhere] sm:text-2xl">{title}</h1>
          {lead && <p className="text-lg text-muted">{lead}</p>}
          <TripReferences trip={trip} products={products} />
        </div>
      </header>
      <div id={tripStatusId} tabIndex={-1} aria-live="polite" className="scroll-mt-20">
        <TripStatusCard trip={trip} products={products} />
      </div>
      <TripActions trip={trip} mailed={mailed} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start print:block print:space-y-4">
        <div className="flex flex-col gap-6">
          {trip.parts.map((part) => {
            const { TripMap } = ofKind(products, part.kind)
            return (
              <Fragment key={part.partId}>
                <PartOnTrip trip={trip} part={part} products={products} />
                {TripMap && !part.calledOffBy && <TripMap part={part} />}
              </Fragment>
            )
          })}
          <BookedTravellers trip={trip} products={products} />
        </div>
        <aside className="flex flex-col gap-6">
          <BookedPayment trip={trip} products={products} />
          <TripNext trip={trip} products={products} />
          <CancelCard trip={trip} />
        </aside>
      </div>
    </div>
  )
}
