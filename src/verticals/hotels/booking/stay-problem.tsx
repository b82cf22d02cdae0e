import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import { OfferProblem } from '#/features/checkout/offer-problem.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { backToHotel } from './back-to-hotel.ts'

interface StayProblemProps {
  readonly problem: Problem
  readonly url: Readonly<Record<string, string>>
}

/** Why a stay cannot be shown, and what to do about it. */
export function StayProblem({ problem, url }: StayProblemProps) {
  return (
    <OfferProblem
      problem={problem}
      over={<Trans>Hotels hold a price only for a short time. Choose the room again to see what it costs now.</Trans>}
      chooseAgain={
        <Link {...backToHotel(url)} preload={false} className={buttonClass()}>
          <Trans>Choose the room again</Trans>
        </Link>
      }
      tryAgain={
        <Link
          to="/hoteles/booking/summary"
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
