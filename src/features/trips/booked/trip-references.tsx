import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type BookedTrip, isWithAirline } from './booked-trip.ts'

/** Ours opens the booking here, the airline's opens it there: each by its name, so that nobody tries the wrong one. */
export function TripReferences({ trip: { reference, airline, status } }: { trip: BookedTrip }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <Reference name={<Trans>Booking reference</Trans>} code={reference}>
        <Trans>Opens this booking with us</Trans>
      </Reference>
      {isWithAirline(status) && (
        <Reference name={<Trans>Airline reference</Trans>} code={airline.reference}>
          <Trans>For check-in with {airline.name}</Trans>
        </Reference>
      )}
    </dl>
  )
}

interface ReferenceProps {
  readonly name: ReactNode
  readonly code: string
  readonly children: ReactNode
}

function Reference({ name, code, children }: ReferenceProps) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>
        <strong className="text-2xl font-bold tracking-widest select-all figures">{code}</strong>
        <span className="block text-sm text-muted">{children}</span>
      </dd>
    </div>
  )
}
