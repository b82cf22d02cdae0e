import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CancelSteps } from '#/features/checkout/cancel-steps.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { CallOffWords } from '../list/tour-price.tsx'
import type { SoldTour } from './sold-tour.ts'

interface TourTermsCardProps {
  readonly sold: SoldTour
  /** of what they are the terms */
  readonly title: ReactNode
}

/** What cancelling keeps of the whole price as time goes by, on the clocks of the tour's country, and until when it may be called off. */
export function TourTermsCard({ sold, title }: TourTermsCardProps) {
  const { cancel, price, callOff } = sold
  return (
    <TitledCard title={title}>
      <CancelSteps steps={cancel.steps} whole={price.total} zone={sold.timeZone} />
      {callOff && (
        <p className="text-sm">
          <CallOffWords callOff={callOff} apart />.{' '}
          <Trans>If the tour is called off, everything you paid comes back.</Trans>
        </p>
      )}
    </TitledCard>
  )
}
