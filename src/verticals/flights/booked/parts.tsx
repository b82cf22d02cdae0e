import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sumMoney, subtractMoney } from '#domain/money/money.ts'
import { PriceLine } from '#/features/trips/booked/booked-payment.tsx'
import { Fact } from '#/features/trips/booked/booked-travellers.tsx'
import type { BookedPart, TripStatus } from '#/features/trips/booked/booked-trip.ts'
import { Reference } from '#/features/trips/booked/trip-references.tsx'
import { type BookedBags, flightIn } from './booked-flight.ts'
import { BookedJourneyCard } from './booked-journey.tsx'

interface PartProps {
  readonly part: BookedPart
}

export function FlightCards({ part }: PartProps) {
  const { journeys } = flightIn(part)
  return (
    <>
      {journeys.map((journey) => (
        <BookedJourneyCard key={journey.direction} journey={journey} alone={journeys.length === 1} />
      ))}
      <p className="-mt-3 text-sm text-muted">
        <Trans>All times are local to their airports.</Trans>
      </p>
    </>
  )
}

export function FlightPriceLines({ part }: PartProps) {
  const { bags } = flightIn(part)
  const bagsTotal = sumMoney(
    bags.map(({ price }) => price),
    part.total.currency,
  )
  return (
    <>
      <PriceLine name={<Trans>Flights, taxes and fees included</Trans>} money={subtractMoney(part.total, bagsTotal)} />
      {bags.map((added) => (
        <PriceLine key={added.direction} name={<BagsWords bags={added} />} money={added.price} />
      ))}
    </>
  )
}

function BagsWords({ bags: { direction, quantity } }: { bags: BookedBags }) {
  return direction === 'onward' ? (
    <Plural value={quantity} one="# added bag, outbound" other="# added bags, outbound" />
  ) : (
    <Plural value={quantity} one="# added bag, return" other="# added bags, return" />
  )
}

export function BagsOfTraveller({ part, travellerId }: PartProps & { readonly travellerId: string }) {
  const { journeys, bags } = flightIn(part)
  const { i18n, t } = useLingui()
  const own = bags.flatMap(({ direction, owners }) =>
    owners.filter((owner) => owner.travellerId === travellerId).map(({ quantity }) => ({ direction, quantity })),
  )
  const words = own.map(({ direction, quantity }) => {
    if (journeys.length === 1) return i18n.number(quantity)
    return direction === 'onward' ? t`outbound ${quantity}` : t`return ${quantity}`
  })
  return <Fact name={<Trans>Added bags</Trans>} value={words.join(', ')} />
}

export function AirlineReference({ part: { supplier } }: PartProps) {
  if (supplier.reference === null) return null
  return (
    <Reference name={<Trans>Airline reference</Trans>} code={supplier.reference}>
      <Trans>For check-in with {supplier.name}</Trans>
    </Reference>
  )
}

export function BeforeFlight({ part: { supplier }, status }: PartProps & { readonly status: TripStatus }) {
  return (
    <>
      <li>
        <Trans>Check what papers each country asks for, also those where you only change planes.</Trans>
      </li>
      {status.booking === 'Confirmed' && (
        <li>
          <Trans>
            Check in on the site or app of {supplier.name} with the airline reference {supplier.reference} and a last
            name.
          </Trans>
        </li>
      )}
    </>
  )
}
