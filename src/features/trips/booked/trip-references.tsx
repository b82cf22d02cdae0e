import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { CopyReference } from './copy-reference.tsx'
import { type BookedTrip, isWithAirline } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'

/** Ours opens the booking here, a supplier's opens it there: each by its name, so that nobody tries the wrong one. */
export function TripReferences({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const { reference, parts, status } = trip
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <Reference name={<Trans>Booking reference</Trans>} code={reference} aside={<CopyReference code={reference} />}>
        <Trans>Opens this booking with us</Trans>
      </Reference>
      {isWithAirline(status) &&
        parts.map((part) => {
          const { Reference: OfPart } = ofKind(products, part.kind)
          return !part.calledOffBy && <OfPart key={part.partId} part={part} />
        })}
    </dl>
  )
}

interface ReferenceProps {
  readonly name: ReactNode
  readonly code: string
  /** beside the code */
  readonly aside?: ReactNode
  /** what it is for */
  readonly children?: ReactNode
}

export function Reference({ name, code, aside, children }: ReferenceProps) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-xl font-bold tracking-widest select-all figures [overflow-wrap:anywhere] sm:text-2xl">
            {code}
          </strong>
          {aside}
        </span>
        {children && <span className="block text-sm text-muted">{children}</span>}
      </dd>
    </div>
  )
}
