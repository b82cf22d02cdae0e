import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { StopLine } from '#/ui/stop-line.tsx'
import { addedBags } from './bags.ts'
import { type FlightDraft, type JourneyPlan, journeys } from './flight-item.ts'

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

function PlanLine({ plan: { from, to, departure, arrival, changes, airline } }: { plan: JourneyPlan }) {
  const { i18n } = useLingui()
  const own = (names: Readonly<Record<'en' | 'es', string>>): string => (i18n.locale === 'es' ? names.es : names.en)
  const time = (at: string): string =>
    i18n.date(`${at.slice(0, 16)}Z`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const day = i18n.date(`${departure.slice(0, 10)}T12:00:00Z`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <>
      <p className="font-semibold">
        {own(from.city)} – {own(to.city)}
      </p>
      <p className="flex items-center gap-3 figures">
        {time(departure)}
        <StopLine stops={changes} className="max-w-24" />
        {time(arrival)}
      </p>
      <p className="text-sm text-muted">
        {day} · {airline} ·{' '}
        {changes === 0 ? <Trans>direct</Trans> : <Plural value={changes} one="# change" other="# changes" />}
      </p>
    </>
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
