import { Trans } from '@lingui/react/macro'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { type BookedTrip, isToCome, isWithAirline, waitsForPayment } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'
import { TripLink } from './trip-link.tsx'

/** What comes between a booking and a trip. */
export function TripNext({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const { email, parts, travellers, status } = trip
  const toCome = parts.filter(isToCome)
  if (!isWithAirline(status) || toCome.length === 0) return null
  return (
    <TitledCard title={<Trans>What comes next</Trans>}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm">
        <li className="[overflow-wrap:anywhere]">
          {waitsForPayment(trip) ? (
            <Trans>
              Pay before the deadline. The way to this page goes to {email}; tickets follow once you have paid.
            </Trans>
          ) : travellers.length === 0 || status.ticketing === 'issued' ? (
            <Trans>The confirmation goes to {email}.</Trans>
          ) : (
            <Trans>The confirmation goes to {email}; tickets follow to the same address.</Trans>
          )}
        </li>
        {toCome.map((part) => {
          const { Next } = ofKind(products, part.kind)
          return <Next key={part.partId} part={part} status={status} />
        })}
        {status.booking === 'Confirmed' && !trip.isOver && (
          <li>
            <Trans>
              You can cancel on the page of your booking. For changes, or to have us cancel it,{' '}
              <TripLink to="/contacta-con-nosotras">contact us</TripLink> with your booking reference.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            Your trips are under <TripLink to="/user/my-journey">My journey</TripLink>. Keep the booking reference and
            your email: with both, this page opens on any device.
          </Trans>
        </li>
      </ul>
    </TitledCard>
  )
}
