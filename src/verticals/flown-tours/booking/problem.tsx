import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import { OfferProblem } from '#/features/checkout/offer-problem.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { flightsUrl, tourKey } from './addresses.ts'

interface FlownTourProblemProps {
  readonly problem: Problem
  readonly url: Readonly<Record<string, string>>
}

function AnotherFlight({ url }: Pick<FlownTourProblemProps, 'url'>) {
  return (
    <Link {...flightsUrl(url)} preload={false} className={buttonClass()}>
      <Trans>Choose another flight</Trans>
    </Link>
  )
}

/** The two are no pair: each can be had alone. */
function NotTogether({ url }: Pick<FlownTourProblemProps, 'url'>) {
  const reservation = url[tourKey]
  return (
    <div className="page-width py-8 sm:py-12">
      <Card className="flex max-w-160 flex-col items-start gap-4">
        <h1 className="text-xl">
          <Trans>These two are not sold together</Trans>
        </h1>
        <p>
          <Trans>
            All who come along have to fly, arrive by the first day of the tour, and leave no sooner than its last; and
            the operator has to confirm at once. Where the tour can no longer be canceled, the fare has to be
            refundable. Nothing has been booked or charged.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <AnotherFlight url={url} />
          {reservation !== undefined && (
            <Link
              to="/turs/booking/summary"
              search={{ offer: reservation }}
              preload={false}
              className={buttonClass('secondary')}
            >
              <Trans>Go on with the tour alone</Trans>
            </Link>
          )}
        </div>
      </Card>
    </div>
  )
}

/** Why a flight and a tour cannot be shown together, and what to do about it. */
export function FlownTourProblem({ problem, url }: FlownTourProblemProps) {
  if (problem._tag === 'NotFound') return <NotTogether url={url} />
  return (
    <OfferProblem
      problem={problem}
      over={<Trans>Flight and places are kept for a short while. Choose again to see what they cost now.</Trans>}
      chooseAgain={<AnotherFlight url={url} />}
      tryAgain={
        <Link
          to="/paquetes/tur/summary"
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
