import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { contactFaults } from '#/features/checkout/travellers/traveller-faults.ts'
import { ActivityQuestions } from './activity-questions.tsx'
import { LeadCard } from './lead-card.tsx'
import { answersFaults, leadFaults } from './lead-faults.ts'
import type { ActivityBookingDraft } from './sold-activity.ts'
import { activitySteps } from './steps.ts'

function WhoComes() {
  return <Trans>Who is coming</Trans>
}

function LeadAdvice() {
  return (
    <p>
      <Trans>One adult of your group, under whose name the places are.</Trans>
    </p>
  )
}

/** Activities where their travellers are entered. */
export const onTravelersPage: OnTravellersPage = {
  Heading: WhoComes,
  enter: msg`Enter travelers`,
  Advice: LeadAdvice,
  Traveller: LeadCard,
  faults: (draft) => [
    ...leadFaults(draft),
    ...answersFaults(draft as ActivityBookingDraft),
    ...contactFaults(draft.customer),
  ],
  Extras: ActivityQuestions,
  steps: activitySteps,
}
