import { billingStep } from '#/features/checkout/steps/billing-step.ts'
import { customerStep } from '#/features/checkout/steps/customer-step.ts'
import { passengersStep } from '#/features/checkout/steps/passengers-step.ts'
import { sessionStep } from '#/features/checkout/steps/session-step.ts'
import type { Step } from '#/features/checkout/steps/step.ts'
import { baggageStep } from './baggage-step.ts'
import { offerStep } from './offer-step.ts'

/** What is sent to the backend before flights are paid for, in its order (rule book-2). */
export const flightSteps: readonly Step[] = [
  sessionStep,
  offerStep,
  baggageStep,
  customerStep,
  passengersStep,
  billingStep,
]
