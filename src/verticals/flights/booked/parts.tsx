import { Plural, Trans } from '@lingui/react/macro'
import { sumMoney, subtractMoney } from '#domain/money/money.ts'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import type { BookedPart, TripStatus } from '#/features/trips/booked/booked-trip.ts'
import { Reference } from '#/features/trips/booked/trip-references.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { TripFareRules } from '../summary/trip-fare-rules.tsx'
import { type BookedBags, flightIn } from './booked-flight.ts'
import { BookedJourneyCard } from './booked-journey.tsx'

interface PartProps {
  readonly part: BookedPart
}

export function FlightCards({ part }: PartProps) {
  const { journeys, fare } = flightIn(part)
  return (
    <>
      {journeys.map((journey) => (
        <BookedJourneyCard key={journey.direction} journey={journey} alone={journeys.length === 1} />
      ))}
      <p className="-mt-3 text-sm text-muted">
        <Trans>All times are local to their airports.</Trans>
      </p>
      {fare && !part.isCancelOver && (
        <TitledCard title={<Trans>What the fare allows: {fare.name}</Trans>}>
          <TripFareRules rules={fare.rules} currency={fare.currency} />
        </TitledCard>
      )}
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
      <PriceLine money={subtractMoney(part.total, bagsTotal)}>
        <Trans>Flights, taxes and fees included</Trans>
      </PriceLine>
      {bags.map((added) => (
        <PriceLine key={added.direction} money={added.price}>
          <BagsWords bags={added} />
        </PriceLine>
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
        <Trans>Check which documents each country requires, also where you only change planes.</Trans>
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
