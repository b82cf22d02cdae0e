import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { OfferProblem } from '#/features/checkout/offer-problem.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { roomsUrl } from '../search/package-addresses.ts'

interface PackageOfferProblemProps {
  readonly problem: Problem
  readonly url: ResultsUrl
}

/** Why a package cannot be shown, and what to do about it. */
export function PackageOfferProblem({ problem, url }: PackageOfferProblemProps) {
  return (
    <OfferProblem
      problem={problem}
      over={
        <Trans>Airlines and hotels hold a price only for a short time. Choose again to see what it costs now.</Trans>
      }
      chooseAgain={
        <Link to="/paquetes/result" search={roomsUrl(url, url.hotel ?? '')} preload={false} className={buttonClass()}>
          <Trans>Choose the room again</Trans>
        </Link>
      }
      tryAgain={
        <Link
          to="/paquetes/booking/summary"
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
