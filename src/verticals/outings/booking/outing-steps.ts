import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { billingStep } from '#/features/checkout/steps/billing-step.ts'
import { customerStep } from '#/features/checkout/steps/customer-step.ts'
import { passengersStep } from '#/features/checkout/steps/passengers-step.ts'
import { sessionStep } from '#/features/checkout/steps/session-step.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { answersFaults } from '../../activities/booking/lead-faults.ts'
import type { ActivityBookingDraft } from '../../activities/booking/sold-activity.ts'
import { baggageStep } from '../../flights/booking/baggage-step.ts'
import { pairStep } from '../../packages/booking/pair-step.ts'
import { answersPayload } from './outing-calls.server.ts'
import type { OutingItem } from './outing-item.ts'

/** Has the flight and the activity ordered in the session, at their one price. */
const outingStep = pairStep<OutingItem>({
  name: 'outing',
  words: {
    stage: msg`Flight, activity and price`,
    refused: msg`This flight and this activity are no longer sold together at this price. Choose again.`,
  },
  chosen: ({ flightOfferId, activityOfferId, total }) => ({
    flightOfferId,
    activityOfferId,
    price: { intTotal: total },
  }),
  part: 'activityOfferId',
})

/** Under whose name the places are, and what the organiser asks. */
const answersStep: Step = {
  name: 'answers',
  groups: ['passengers', 'extras'],
  debounceMs: 7000,
  page: 'travellers',
  words: { refused: msg`The organizer did not accept the travelers’ details. Check them.` },
  needed: () => true,
  ready: createIsomorphicFn()
    .server((draft: Draft, today: string) => [
      ...passengersStep.ready(draft, today),
      ...answersFaults(draft as ActivityBookingDraft),
    ])
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ activitySession }: Client, booking: BookingInContext, part: string) => {
      const payload = answersPayload(booking)
      return Effect.as(activitySession.createTravelers({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** What is sent to the backend before a flight with an activity is paid for, in its order (rule book-2). */
export const outingSteps: readonly Step[] = [
  sessionStep,
  outingStep,
  baggageStep,
  customerStep,
  passengersStep,
  answersStep,
  billingStep,
]
