import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import type { LetGo } from '#/features/checkout/machine/booking-payment.ts'
import { PairLetGo, isRefusedIn } from '../../packages/booking/pair-let-go.tsx'
import { departuresUrl, flightsUrl } from './addresses.ts'
import type { FlownTourDraft } from './flown-tour.ts'

interface FlownTourLetGoProps {
  readonly letGo: LetGo
  readonly onLeave: () => void
}

/** Which part of a flight and a tour was refused, and what can be done. */
export function FlownTourLetGo({ letGo, onLeave }: FlownTourLetGoProps) {
  const { item } = useDraft() as FlownTourDraft
  const isTour = isRefusedIn(letGo, 'tour')
  return (
    <PairLetGo
      letGo={letGo}
      onLeave={onLeave}
      refusal={<Refusal tour={isTour} flight={isRefusedIn(letGo, 'flight')} />}
      another={
        isTour
          ? { words: <Trans>Choose another departure</Trans>, link: departuresUrl(item.search) }
          : { words: <Trans>Choose another flight</Trans>, link: flightsUrl(item.search) }
      }
      flightOfferId={item.flightOfferId}
    />
  )
}

function Refusal({ tour, flight }: Record<'tour' | 'flight', boolean>): ReactNode {
  if (tour && flight) return <Trans>Neither the airline nor the operator could confirm.</Trans>
  return tour ? (
    <Trans>The operator could not confirm the tour, so we gave the flight back, at no cost.</Trans>
  ) : (
    <Trans>The airline could not confirm the flight, so we gave the tour back, at no cost.</Trans>
  )
}
