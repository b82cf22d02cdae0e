import { Trans } from '@lingui/react/macro'
import { CancelSteps } from '#/features/checkout/cancel-steps.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { CallOffWords } from '../list/tour-price.tsx'
import type { SoldTour } from './sold-tour.ts'

/** What cancelling keeps of the whole price as time goes by, on the clocks of the tour's country, and until when it may be called off. */
export function TourTermsCard({ sold }: { readonly sold: SoldTour }) {
  const { cancel, price, callOff } = sold
  return (
    <TitledCard title={<Trans>If you cancel</Trans>}>
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
