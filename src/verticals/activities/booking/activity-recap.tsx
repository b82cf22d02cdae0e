import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { ActivityLine, ActivityParty, ActivityWhen } from './activity-facts.tsx'
import type { ActivityBookingDraft } from './sold-activity.ts'

/** What is being paid for, in a few lines. */
export function ActivityRecap() {
  const { activity } = (useDraft() as ActivityBookingDraft).item
  return (
    <>
      <ActivityLine sold={activity} />
      <ActivityWhen sold={activity} />
      <ActivityParty sold={activity} />
    </>
  )
}
