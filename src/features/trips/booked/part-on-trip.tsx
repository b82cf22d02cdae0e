import { Trans } from '@lingui/react/macro'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { Notice } from '#/ui/notice.tsx'
import type { BookedPart, BookedTrip } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'

interface PartOnTripProps {
  readonly trip: BookedTrip
  readonly part: BookedPart
  readonly products: OnTripPages
}

/** A part of a trip in its kind's words, and over them that its traveller cancels it, where that is not told of the whole trip. */
export function PartOnTrip({ trip, part, products }: PartOnTripProps) {
  const { TripCard } = ofKind(products, part.kind)
  const { calledOffBy, isCancelRequested } = part
  const isLikeAll = trip.parts.every(
    (other) => other.calledOffBy === calledOffBy && other.isCancelRequested === isCancelRequested,
  )
  return (
    <>
      {!isLikeAll && calledOffBy === 'traveller' && (
        <Notice tone="info" title={<Trans>You canceled this part</Trans>} />
      )}
      {!isLikeAll && isCancelRequested && <Notice tone="warn" title={<Trans>You asked to cancel this part</Trans>} />}
      <TripCard part={part} />
    </>
  )
}
