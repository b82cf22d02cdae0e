import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import { OfferProblem } from '#/features/checkout/offer-problem.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { backToFlight } from '../back-to-flight.ts'
import { activitiesUrl, aloneUrl } from './outing-addresses.ts'

interface OutingProblemProps {
  readonly problem: Problem
  readonly url: Readonly<Record<string, string>>
}

/** The two are no pair: each can be had alone. */
function NotTogether({ url }: Pick<OutingProblemProps, 'url'>) {
  return (
    <div className="page-width py-8 sm:py-12">
      <Card className="flex max-w-160 flex-col items-start gap-4">
        <h1 className="text-xl">
          <Trans>These two are not sold together</Trans>
        </h1>
        <p>
          <Trans>
            All who fly have to come along, after the flight arrives and before the flight back, and the organizer has
            to confirm at once. Where the activity cannot be canceled, the fare has to be refundable. Nothing has been
            booked or charged.
          </Trans>
        </p>
        <Link to="/activities/result" search={activitiesUrl(url)} preload={false} className={buttonClass()}>
          <Trans>Choose another activity</Trans>
        </Link>
        <Link
          to="/activities/booking/summary"
          search={aloneUrl(url)}
          preload={false}
          className={buttonClass('secondary')}
        >
          <Trans>The activity alone</Trans>
        </Link>
        <Link {...backToFlight(url)} preload={false} className={buttonClass('secondary')}>
          <Trans>The flight alone</Trans>
        </Link>
      </Card>
    </div>
  )
}

/** Why a flight and an activity cannot be shown together, and what to do about it. */
export function OutingProblem({ problem, url }: OutingProblemProps) {
  if (problem._tag === 'NotFound') return <NotTogether url={url} />
  return (
    <OfferProblem
      problem={problem}
      over={<Trans>Flight and places are kept for a short while. Choose again to see what they cost now.</Trans>}
      chooseAgain={
        <Link to="/activities/result" search={activitiesUrl(url)} preload={false} className={buttonClass()}>
          <Trans>Choose another activity</Trans>
        </Link>
      }
      tryAgain={
        <Link
          to="/paquetes/actividad/summary"
          search={url}
          preload={false}
          reloadDocument
          className={buttonClass('secondary')}
        >
          <Trans>Try again</Trans>
        </Link>
      }
    />
  )
}
