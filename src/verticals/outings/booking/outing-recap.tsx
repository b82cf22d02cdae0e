import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { ActivityAnswers } from '../../activities/booking/activity-answers.tsx'
import { ActivityLine, ActivityParty, ActivityWhen } from '../../activities/booking/activity-facts.tsx'
import { answersOf } from '../../activities/booking/answers.ts'
import type { ActivityExtras } from '../../activities/booking/sold-activity.ts'
import { FlightRecap } from '../../flights/booking/recap.tsx'
import { PackageTerms } from '../../packages/booking/package-law.tsx'
import type { OutingDraft } from './outing-item.ts'

/** What is being paid for, in a few lines. */
export function OutingRecap() {
  const { item, extras } = useDraft() as OutingDraft
  const { activity, law } = item
  const answers = answersOf(activity, extras as ActivityExtras)
  return (
    <>
      <FlightRecap />
      <div className="flex flex-col gap-3 border-t border-line pt-3">
        <ActivityLine sold={activity} />
        <ActivityWhen sold={activity} answers={answers} />
        <ActivityParty sold={activity} />
        <ActivityAnswers sold={activity} answers={answers} />
      </div>
      <PackageTerms law={law} />
    </>
  )
}
