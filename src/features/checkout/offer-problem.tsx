import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Problem } from '#domain/problem.ts'
import { Card } from '#/ui/card.tsx'
import { StopLine } from '#/ui/stop-line.tsx'
import { useKnownBooking } from './draft/use-known-booking.ts'

interface OfferProblemProps {
  readonly problem: Problem
  /** why an offer that has run out does not stand for ever */
  readonly over: ReactNode
  readonly chooseAgain: ReactNode
  readonly tryAgain: ReactNode
}

/** Why an offer cannot be shown on its summary, and what to do about it. Stands inside of `BookingFrame`. */
export function OfferProblem({ problem, over, chooseAgain, tryAgain }: OfferProblemProps) {
  useKnownBooking()
  const isOver = problem._tag === 'OfferGone'
  return (
    <div className="page-width py-8 sm:py-12">
      <Card className="flex max-w-160 flex-col items-start gap-4">
        <StopLine stops={1} className="max-w-30" />
        <h1 className="text-xl">
          {isOver ? <Trans>This price has expired</Trans> : <Trans>We cannot check this price right now</Trans>}
        </h1>
        <p>{isOver ? over : <Trans>Nothing has been booked or charged. Most of the time a second try works.</Trans>}</p>
        <div className="flex flex-wrap gap-3">
          {chooseAgain}
          {!isOver && tryAgain}
        </div>
      </Card>
    </div>
  )
}
