import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { ActivityLine, ActivityParty, ActivityWhen } from '../../activities/booking/activity-facts.tsx'
import { FlightRecap } from '../../flights/booking/recap.tsx'
import { PackageTerms } from '../../packages/booking/package-law.tsx'
import type { OutingDraft } from './outing-item.ts'

/** What is being paid for, in a few lines. */
export function OutingRecap() {
  const { activity, law } = (useDraft() as OutingDraft).item
  return (
    <>
      <FlightRecap />
      <div className="flex flex-col gap-3 border-t border-line pt-3">
        <ActivityLine sold={activity} />
        <ActivityWhen sold={activity} />
        <ActivityParty sold={activity} />
      </div>
      <PackageTerms law={law} />
    </>
  )
}
