import { Trans } from '@lingui/react/macro'
import { CancelSteps } from '#/features/checkout/cancel-steps.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { CallOffTerms } from '../detail/activity-facts.tsx'
import type { BookedActivity } from './booked-activity.ts'

type ActivityTermsProps = Pick<BookedActivity, 'sold' | 'withFlight'>

/**
 * What cancelling keeps as time goes by, each step with its own moment: a booking is opened after them too, and where nothing asks
 * the clock. With a flight it is what both keep by whoever cancels them at once.
 */
export function ActivityTerms({ sold: { cancel, price, activity }, withFlight }: ActivityTermsProps) {
  const final = [{ until: null, keeps: price.total }]
  return (
    <TitledCard title={withFlight ? <Trans>If you cancel flight and activity</Trans> : <Trans>If you cancel</Trans>}>
      <CancelSteps
        steps={cancel.steps.length > 0 ? cancel.steps : final}
        whole={price.total}
        zone={activity.location.timeZone}
      />
      {!withFlight && (
        <ul className="flex flex-col gap-1.5 text-sm empty:hidden">
          <CallOffTerms activity={activity} />
        </ul>
      )}
    </TitledCard>
  )
}
