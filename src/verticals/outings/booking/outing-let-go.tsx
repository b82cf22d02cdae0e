import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import type { LetGo } from '#/features/checkout/machine/booking-payment.ts'
import { PairLetGo, isRefusedIn } from '../../packages/booking/pair-let-go.tsx'
import { activitiesUrl } from './outing-addresses.ts'
import type { OutingDraft } from './outing-item.ts'

interface OutingLetGoProps {
  readonly letGo: LetGo
  readonly onLeave: () => void
}

/** Which part of a flight and an activity was refused, and what can be done. */
export function OutingLetGo({ letGo, onLeave }: OutingLetGoProps) {
  const { item } = useDraft() as OutingDraft
  const isActivity = isRefusedIn(letGo, 'activity')
  return (
    <PairLetGo
      letGo={letGo}
      onLeave={onLeave}
      refusal={<Refusal activity={isActivity} flight={isRefusedIn(letGo, 'flight')} />}
      another={
        isActivity
          ? {
              words: <Trans>Choose another activity</Trans>,
              link: { to: '/activities/result', search: activitiesUrl(item.search) },
            }
          : { words: <Trans>Search other flights</Trans>, link: { to: '/' } }
      }
      flightOfferId={item.flightOfferId}
    />
  )
}

function Refusal({ activity, flight }: Record<'activity' | 'flight', boolean>): ReactNode {
  if (activity && flight) return <Trans>Neither the airline nor the organizer could confirm.</Trans>
  return activity ? (
    <Trans>The organizer could not confirm the activity, so we gave the flight back, at no cost.</Trans>
  ) : (
    <Trans>The airline could not confirm the flight, so we gave the activity back, at no cost.</Trans>
  )
}
