import { msg } from '@lingui/core/macro'
import { billingStep } from '#/features/checkout/steps/billing-step.ts'
import { customerStep } from '#/features/checkout/steps/customer-step.ts'
import { passengersStep } from '#/features/checkout/steps/passengers-step.ts'
import { sessionStep } from '#/features/checkout/steps/session-step.ts'
import type { Step } from '#/features/checkout/steps/step.ts'
import { baggageStep } from '../../flights/booking/baggage-step.ts'
import { pairStep } from '../../packages/booking/pair-step.ts'
import { type FlownTour, wholePrice } from './flown-tour.ts'

/** Has the flight and the tour ordered in the session, at their one price. */
const flownTourStep = pairStep<FlownTour>({
  name: 'flownTour',
  words: {
    stage: msg`Flight, tour and price`,
    refused: msg`This flight and this tour are no longer sold together at this price. Choose again.`,
  },
  chosen: (item) => ({
    flightOfferId: item.flightOfferId,
    tourOfferId: item.tourOfferId,
    price: { intTotal: wholePrice(item) },
  }),
  part: 'tourOfferId',
})

/** What is sent to the backend before a flight with a tour is paid for, in its order (rule book-2). */
export const flownTourSteps: readonly Step[] = [
  sessionStep,
  flownTourStep,
  baggageStep,
  customerStep,
  passengersStep,
  billingStep,
]
