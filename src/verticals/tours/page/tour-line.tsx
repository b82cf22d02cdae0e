import { Trans, useLingui } from '@lingui/react/macro'
import type { TourDay, TourPage } from '../offer/tour.ts'
import { lodgingNames, mealNames } from '../offer/tour-words.ts'

/** The days of a tour on one line: where, which meals, and where the night is. */
export function TourLine({ tour: { line } }: { readonly tour: TourPage }) {
  return (
    <section aria-labelledby="days" className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 id="days" className="mb-3 text-lg">
        <Trans>Day by day</Trans>
      </h2>
      <ol className="ms-3.5 border-s-2 border-line">
        {line.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
    </section>
  )
}

function Day({ day: { day, title, places, meals, lodging } }: { readonly day: TourDay }) {
  const { i18n } = useLingui()
  const details = [
    ...(meals.length > 0 ? [meals.map((meal) => i18n._(mealNames[meal])).join(', ')] : []),
    ...(lodging === undefined ? [] : [i18n._(lodgingNames[lodging])]),
  ]
  return (
    <li className="relative pb-4 ps-7 last:pb-0">
      <span
        aria-hidden="true"
        className="figures absolute -start-4 top-0 grid size-7.5 place-items-center rounded-full border-2 border-primary bg-surface text-sm font-bold"
      >
        {day}
      </span>
      <h3 className="text-base font-semibold">
        <span className="sr-only">
          <Trans>Day {day}</Trans>:{' '}
        </span>
        {title}
      </h3>
      <p className="text-sm text-muted">{places.map(({ name }) => name).join(' – ')}</p>
      <p className="text-sm">{details.join(' ·\u00a0')}</p>
    </li>
  )
}
