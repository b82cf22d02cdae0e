import type { Draft } from '../draft/draft.ts'
import type { DraftGroup } from '../draft/draft-patch.ts'
import {
  baggageCanBeSent,
  billingCanBeSent,
  customerCanBeSent,
  passengersCanBeSent,
  wantsBags,
} from './sending-rules.ts'

/** What is sent to the backend before payment, in its order (rule book-2). */
export const bookingSteps = ['session', 'offer', 'baggage', 'customer', 'passengers', 'billing'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** The steps of a draft: nobody is asked for a bill where seats are only held. */
export const stepsOf = ({ trip }: Draft): readonly BookingStep[] =>
  bookingSteps.filter((step) => step !== 'billing' || !trip.holdUntil)

/** How long a step waits for another change, in milliseconds (rule book-1). Opening a session waits for none. */
export const debounces: Readonly<Record<BookingStep, number>> = {
  session: 0,
  offer: 2000,
  baggage: 2000,
  customer: 5000,
  passengers: 7000,
  billing: 1000,
}

/** The step that carries a part of the draft to the backend. */
export const stepOf = (group: DraftGroup): BookingStep => group

const rules: Readonly<Record<BookingStep, (draft: Draft, today: string) => boolean>> = {
  session: () => true,
  offer: (draft) => draft.trip.offerId !== '',
  baggage: baggageCanBeSent,
  customer: customerCanBeSent,
  passengers: passengersCanBeSent,
  billing: billingCanBeSent,
}

/** Whether the step's sending rule holds (rule book-5) on the day `today`, `YYYY-MM-DD`. */
export const stepMayBeSent = (step: BookingStep, draft: Draft, today: string): boolean => rules[step](draft, today)

/** Bags are sent only where some are wanted, or some that were sent have to be taken back. */
export const baggageIsNeeded = (draft: Draft, additionalServicesId: string | null): boolean =>
  wantsBags(draft) || additionalServicesId !== null
