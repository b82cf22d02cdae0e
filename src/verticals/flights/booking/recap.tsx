import { Plural, Trans } from '@lingui/react/macro'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { addedBags } from './bags.ts'
import { type FlightDraft, journeys } from './flight-item.ts'
import { PlanLine } from './plan-line.tsx'

/** The flights that are being paid for, each direction in a few lines. */
export function FlightRecap() {
  return <PlansRecap item={(useDraft() as FlightDraft).item} />
}

/** The same of flights that are about to be booked. */
export function PlansRecap({ item }: Pick<FlightDraft, 'item'>) {
  const plans = journeys.flatMap((journey) => item.journeys[journey]?.plan ?? [])
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {plans.map((plan) => (
        <li key={plan.departure}>
          <PlanLine plan={plan} />
        </li>
      ))}
    </ul>
  )
}

/** What the total is made of. */
export function FlightPrice() {
  const { item, extras, passengers } = useDraft() as FlightDraft
  const count = passengers.length
  const bags = addedBags(item, extras)
  return (
    <>
      <PriceLine money={item.total}>
        <Plural value={count} one="Flights, # traveler" other="Flights, # travelers" />
        <span className="block text-muted">
          <Trans>Taxes and fees included</Trans>
        </span>
      </PriceLine>
      {bags.amount > 0 && (
        <PriceLine money={bags}>
          <Trans>Added bags</Trans>
        </PriceLine>
      )}
    </>
  )
}
