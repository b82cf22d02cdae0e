import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import type { BookingStep } from '../machine/booking-steps.ts'
import { useBookingView } from './use-draft.ts'

const told: readonly BookingStep[] = ['offer', 'baggage', 'customer', 'passengers']

/** What the airline's system did not take, said where it can be mended. */
export function StepTroubles() {
  const { steps } = useBookingView()
  const refused = told.find((step) => steps[step].progress === 'refused')
  return (
    <div role="alert" className="empty:hidden">
      {refused && (
        <Notice tone="danger" title={<RefusedStep step={refused} />}>
          <Trans>Nothing has been booked or charged. What you typed is kept.</Trans>
        </Notice>
      )}
    </div>
  )
}

function RefusedStep({ step }: { step: BookingStep }) {
  if (step === 'offer') return <Trans>The airline no longer sells this flight at this price. Search again.</Trans>
  if (step === 'baggage') return <Trans>The airline did not accept the added bags. Change or remove them.</Trans>
  if (step === 'customer') return <Trans>The airline’s system did not accept the contact details. Check them.</Trans>
  return <Trans>The airline’s system did not accept the travellers’ details. Check them.</Trans>
}
