import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { ActivityAnswers } from './activity-answers.tsx'
import { ActivityLine, ActivityParty, ActivityWhen } from './activity-facts.tsx'
import { answersOf } from './answers.ts'
import type { ActivityBookingDraft } from './sold-activity.ts'

/** What is being paid for, in a few lines. */
export function ActivityRecap() {
  const { item, extras } = useDraft() as ActivityBookingDraft
  const { activity } = item
  const answers = answersOf(activity, extras)
  return (
    <>
      <ActivityLine sold={activity} />
      <ActivityWhen sold={activity} answers={answers} />
      <ActivityParty sold={activity} />
      <ActivityAnswers sold={activity} answers={answers} />
    </>
  )
}
