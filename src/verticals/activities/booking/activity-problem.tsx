import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import { OfferProblem } from '#/features/checkout/offer-problem.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { searchParametersOf } from '../search/search-keys.ts'
import { backToActivity } from './back-to-activity.ts'

interface ActivityProblemProps {
  readonly problem: Problem
  readonly url: Readonly<Record<string, string>>
}

/** Why what was reserved cannot be shown, and what to do about it. */
export function ActivityProblem({ problem, url }: ActivityProblemProps) {
  return (
    <OfferProblem
      problem={problem}
      over={<Trans>Places are kept for a short while. Choose the time again to see what is left.</Trans>}
      chooseAgain={
        url.activity === undefined ? (
          <Link to="/activities/result" search={searchParametersOf(url)} preload={false} className={buttonClass()}>
            <Trans>Choose another activity</Trans>
          </Link>
        ) : (
          <Link {...backToActivity(url)} preload={false} className={buttonClass()}>
            <Trans>Choose the time again</Trans>
          </Link>
        )
      }
      tryAgain={
        <Link
          to="/activities/booking/summary"
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
