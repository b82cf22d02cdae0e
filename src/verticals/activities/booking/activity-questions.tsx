import { Trans } from '@lingui/react/macro'
import { askedNow } from '#domain/activity-questions.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { answersOf, askedOf, requestedTravellers } from './answers.ts'
import { QuestionField } from './question-field.tsx'
import { TravelerLabel } from './traveler-label.tsx'
import type { ActivityBookingDraft } from './sold-activity.ts'

/** What the organiser asks, of the booking first and then of each: a question that depends on an answer comes with it. */
export function ActivityQuestions() {
  const { item, extras } = useDraft() as ActivityBookingDraft
  const asked = askedOf(item.activity)
  const answers = answersOf(item.activity, extras)
  return requestedTravellers(asked).map((traveller) => {
    const questions = askedNow(asked, answers, traveller)
    if (questions.length === 0) return null
    return (
      <TitledCard
        key={traveller ?? 0}
        title={
          traveller === null ? (
            <Trans>Questions of the organizer</Trans>
          ) : (
            <TravelerLabel traveler={traveller} ages={item.activity.ages} />
          )
        }
      >
        {questions.map((question) => (
          <QuestionField key={question.code} question={question} traveller={traveller} />
        ))}
      </TitledCard>
    )
  })
}
