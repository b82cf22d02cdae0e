import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Card } from '#/ui/card.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { useFocusOnceSettled } from '#/ui/use-focus-once-settled.ts'
import { CopyLink } from './copy-link.tsx'
import { PriceMoved } from './price-moved.tsx'
import type { PricedTrip } from '../trip/priced-trip.ts'
import { TripBags } from './trip-bags.tsx'
import { TripBottomBar } from './trip-bottom-bar.tsx'
import { TripDirectionLine } from './trip-direction.tsx'
import { TripFareLine, fareRulesId } from './trip-fare-line.tsx'
import { TripFareRules } from './trip-fare-rules.tsx'
import { TripHeading } from './trip-heading.tsx'
import { TripHoldOnly } from './trip-hold-only.tsx'
import { TripHold } from './trip-hold.tsx'
import { TripImportant } from './trip-important.tsx'
import { useTripNavigate, useTripScope } from './trip-scope.tsx'
import { TripTotal } from './trip-total.tsx'
import { shownTotal } from '../trip/trip-url.ts'
import { useTripTotal } from './use-trip-total.ts'
import { useFlightWords } from '../list/use-flight-words.ts'

/** Seats are told only where few are left: it is a fact, not a push. */
const fewSeats = 4

interface TripSummaryProps {
  readonly trip: PricedTrip
  /** what follows once the price stands */
  readonly travellers: ReactNode
  /** what may be bought with it */
  readonly also: ReactNode
  /** leads to what follows, and on from there */
  readonly next: Readonly<Record<'inPanel' | 'inBar', ReactNode>>
  /** whether what was typed there is kept */
  readonly saved: ReactNode
}

/** The trip that is about to be bought, its price just checked, and everything that comes with it. */
export function TripSummary({ trip, travellers, also, next, saved }: TripSummaryProps) {
  const words = useFlightWords(trip.names)
  const { flights } = useTripTotal(trip)
  const { url } = useTripScope()
  const { tellShown } = useTripNavigate()
  const shown = shownTotal(url) ?? trip.total.amount
  const agreed = flights.amount !== trip.total.amount
  const moved = shown !== trip.total.amount && !agreed
  useEffect(() => {
    if (agreed && shown !== flights.amount) void tellShown(flights.amount)
  })
  useFocusOnceSettled('next', !moved)
  return (
    <div className="page-width flex flex-col gap-4 pt-4 pb-6 sm:pb-8">
      <TripHeading trip={trip} words={words} />
      <TripHold trip={trip} />
      {moved && <PriceMoved from={{ ...trip.total, amount: shown }} to={trip.total} />}
      {trip.holdOnly && <TripHoldOnly day={trip.ticketBy} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex flex-col gap-5">
          <Card className="flex flex-col gap-2 py-3! sm:py-3.5!">
            {trip.directions.map((direction, index) => (
              <TripDirectionLine key={direction.slice.key} direction={direction} isReturn={index === 1} words={words} />
            ))}
            <TripFareLine trip={trip} />
          </Card>
          {!moved && travellers}
        </div>
        <aside className="lg:sticky lg:top-6 lg:row-span-2">
          <Card className="flex flex-col gap-4">
            <TripTotal trip={trip} />
            {trip.seats <= fewSeats && (
              <p className="text-sm text-muted">
                <Plural value={trip.seats} one="# seat left at this price" other="# seats left at this price" />
              </p>
            )}
            {!moved && <div className="grid max-lg:hidden">{next.inPanel}</div>}
            {saved}
            <CopyLink />
          </Card>
        </aside>
        <div className="flex flex-col gap-6">
          <div id={fareRulesId} className="flex flex-col gap-6">
            <TitledCard title={<Trans>What the fare allows: {trip.fare}</Trans>}>
              <TripFareRules rules={trip.rules} currency={trip.total.currency} />
            </TitledCard>
            <TitledCard title={<Trans>Baggage</Trans>}>
              <TripBags trip={trip} />
            </TitledCard>
          </div>
          <TitledCard title={<Trans>Important information</Trans>}>
            <TripImportant />
          </TitledCard>
          {!moved && also}
        </div>
      </div>
      <TripBottomBar trip={trip} next={moved ? undefined : next.inBar} />
    </div>
  )
}
