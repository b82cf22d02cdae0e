import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import { OfferProblem } from '#/features/checkout/offer-problem.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { searchParametersOf } from '../search/search-keys.ts'
import { backToTour } from './back-to-tour.ts'

interface TourProblemProps {
  readonly problem: Problem
  readonly url: Readonly<Record<string, string>>
}

/** Why what was reserved cannot be shown, and what to do about it. */
export function TourProblem({ problem, url }: TourProblemProps) {
  const isKnown = url.tour !== undefined && url.country !== undefined
  return (
    <OfferProblem
      problem={problem}
      over={<Trans>Places are kept for a short while. Choose the departure again to see what is left.</Trans>}
      chooseAgain={
        isKnown ? (
          <Link {...backToTour(url)} preload={false} className={buttonClass()}>
            <Trans>Choose the departure again</Trans>
          </Link>
        ) : (
          <Link to="/turs/result" search={searchParametersOf(url)} preload={false} className={buttonClass()}>
            <Trans>Choose another tour</Trans>
          </Link>
        )
      }
      tryAgain={
        <Link
          to="/turs/booking/summary"
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
