import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isLocale, localizePathname } from '#/i18n/locale.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { type BookedTrip, isWithAirline, waitsForPayment } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'

/** What comes between a booking and a trip. */
export function TripNext({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const { email, parts, travellers, status } = trip
  if (!isWithAirline(status)) return null
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
        {parts.map((part) => {
          const { Next } = ofKind(products, part.kind)
          return <Next key={part.partId} part={part} status={status} />
        })}
        {status.booking === 'Confirmed' && (
          <li>
            <Trans>
              To change or cancel, <TripLink to="/contacta-con-nosotras">contact us</TripLink> with your booking
              reference.
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

interface TripLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** Not the router's: these words are on paper too, where there is none. */
function TripLink({ to, children }: TripLinkProps) {
  const { i18n } = useLingui()
  return (
    <a href={isLocale(i18n.locale) ? localizePathname(to, i18n.locale) : to} className="underline underline-offset-3">
      {children}
    </a>
  )
}
