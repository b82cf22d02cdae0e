import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StopLine } from '#/ui/stop-line.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { type JourneyPlan, journeys } from '../draft/draft.ts'
import { useDraft } from '../draft/use-draft.ts'

/** What is being paid for, in a few lines, and the way to change it. */
export function TripRecap() {
  const { trip, passengers, customer } = useDraft()
  const plans = journeys.flatMap((journey) => trip.journeys[journey]?.plan ?? [])
  return (
    <TitledCard title={<Trans>What you are paying for</Trans>}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.departure}>
            <PlanLine plan={plan} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-col border-t border-line pt-3 text-sm">
        {passengers.map(({ id, firstName, middleName, lastName }) => (
          <li key={id} className="font-semibold break-words">
            {[firstName, middleName, lastName].filter(Boolean).join(' ')}
          </li>
        ))}
        <li className="break-words text-muted">
          {customer.email} · {customer.phone}
        </li>
      </ul>
      <p className="text-sm">
        <Link
          to="/booking/summary"
          search={{ offer: trip.offerId }}
          preload={false}
          className="inline-flex min-h-9 items-center font-semibold text-primary-strong underline underline-offset-4"
        >
          <Trans>Change trip, travellers or bags</Trans>
        </Link>
      </p>
    </TitledCard>
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
