import { msg } from '@lingui/core/macro'
import type { OnTravellersPage } from '#/features/checkout/product/product-on-pages.ts'
import { PassengerCard } from '#/features/checkout/travellers/passenger/passenger-card.tsx'
import { travellerFaults } from '#/features/checkout/travellers/traveller-faults.ts'
import { ActivityQuestions } from '../../activities/booking/activity-questions.tsx'
import { answersFaults } from '../../activities/booking/lead-faults.ts'
import type { ActivityBookingDraft } from '../../activities/booking/sold-activity.ts'
import { FlightExtras } from '../../flights/booking/extras.tsx'
import { NamesAdvice, WhoTravels } from '../../flights/booking/travellers-words.tsx'
import { outingSteps } from './outing-steps.ts'

function OutingExtras() {
  return (
    <>
      <ActivityQuestions />
      <FlightExtras />
    </>
  )
}

/** Flights with an activity where those who travel are entered: all of them fly and come along. */
export const onOutingTravellers: OnTravellersPage = {
  Heading: WhoTravels,
  enter: msg`Enter travelers`,
  Advice: NamesAdvice,
  Traveller: PassengerCard,
  faults: (draft, days) => [...travellerFaults(draft, days), ...answersFaults(draft as ActivityBookingDraft)],
  Extras: OutingExtras,
  steps: outingSteps,
}
