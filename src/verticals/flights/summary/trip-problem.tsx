import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useKnownBooking } from '#/features/checkout/draft/use-known-booking.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { StopLine } from '#/ui/stop-line.tsx'
import type { Problem } from '#domain/problem.ts'
import { ResultsLinkBack, TripLink, useTripScope } from './trip-scope.tsx'
import { askedAgain } from '../trip/trip-url.ts'

interface TripProblemProps {
  readonly problem: Problem
  readonly canFindAgain: boolean
}

/** Why a trip cannot be shown, in words, and what to do about it. */
export function TripProblem({ problem, canFindAgain }: TripProblemProps) {
  useKnownBooking()
  if (problem._tag !== 'OfferGone') return <NoAnswer problem={problem} />
  return problem.code === 'offer_expired' ? <Expired canFindAgain={canFindAgain} /> : <SoldOut />
}

function Scene({ title, words, children }: { title: ReactNode; words: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width py-8 sm:py-12">
      <Card className="flex max-w-160 flex-col items-start gap-4">
        <StopLine stops={1} className="max-w-30" />
        <h1 className="text-xl">{title}</h1>
        <p>{words}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </Card>
    </div>
  )
}

function SoldOut() {
  return (
    <Scene
      title={<Trans>This offer is gone</Trans>}
      words={
        <Trans>
          The airline has sold its last seats at this fare. Nothing has been booked or charged. There are other flights
          like it.
        </Trans>
      }
    >
      <ResultsLinkBack className={buttonClass()}>
        <BackWords />
      </ResultsLinkBack>
    </Scene>
  )
}

function BackWords() {
  return useTripScope().results ? <Trans>See similar flights</Trans> : <Trans>Search flights</Trans>
}

function Expired({ canFindAgain }: { canFindAgain: boolean }) {
  const { url } = useTripScope()
  return (
    <Scene
      title={<Trans>This price has expired</Trans>}
      words={
        canFindAgain ? (
          <Trans>
            Airlines hold a price only for a short time. We can search for the same flights again and show you today’s
            price.
          </Trans>
        ) : (
          <Trans>Airlines hold a price only for a short time. You can search for similar flights.</Trans>
        )
      }
    >
      {canFindAgain && (
        <TripLink change={askedAgain(url)} className={buttonClass()}>
          <Trans>Refresh selected flight</Trans>
        </TripLink>
      )}
      <ResultsLinkBack className={buttonClass(canFindAgain ? 'secondary' : 'primary')}>
        <BackWords />
      </ResultsLinkBack>
    </Scene>
  )
}

function NoAnswer({ problem }: { problem: Problem }) {
  const { url, results } = useTripScope()
  return (
    <Scene
      title={
        problem._tag === 'SupplierTimeout' ? (
          <Trans>The airline did not answer in time</Trans>
        ) : (
          <Trans>We cannot check this price right now</Trans>
        )
      }
      words={
        <>
          <Trans>Nothing has been booked or charged, and your trip is kept. Most of the time a second try works.</Trans>
          {problem.requestId && (
            <span className="mt-2 block text-sm text-muted">
              <Trans>Reference: {problem.requestId}</Trans>
            </span>
          )}
        </>
      }
    >
      <TripLink change={askedAgain(url)} className={buttonClass()}>
        <Trans>Try again</Trans>
      </TripLink>
      <ResultsLinkBack className={buttonClass('secondary')}>
        {results ? <Trans>Back to results</Trans> : <Trans>Search flights</Trans>}
      </ResultsLinkBack>
    </Scene>
  )
}
