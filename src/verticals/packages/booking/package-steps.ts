import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { billingStep } from '#/features/checkout/steps/billing-step.ts'
import { customerStep } from '#/features/checkout/steps/customer-step.ts'
import { passengersStep } from '#/features/checkout/steps/passengers-step.ts'
import { sessionStep } from '#/features/checkout/steps/session-step.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { baggageStep } from '../../flights/booking/baggage-step.ts'
import { roomGuestsPayload } from './package-calls.server.ts'
import { type PackageItem, pairTotal } from './package-item.ts'
import { pairStep } from './pair-step.ts'

/** Has the flight and the stay ordered in the session, at their one price. */
const packageStep = pairStep<PackageItem>({
  name: 'package',
  words: {
    stage: msg`Flight, hotel and price`,
    refused: msg`This flight and this hotel are no longer sold together at this price. Choose again.`,
  },
  chosen: (item) => ({
    flightOfferId: item.flightOfferId,
    hotelOfferId: item.hotelOfferId,
    price: { intTotal: pairTotal(item) },
  }),
  part: 'hotelOfferId',
})

/** Who asks for each room at the desk, and what the guests would like. */
const roomGuestsStep: Step = {
  name: 'guests',
  groups: ['passengers', 'extras'],
  debounceMs: 7000,
  page: 'travellers',
  words: { refused: msg`The hotel’s system did not accept the guests’ details. Check them.` },
  needed: () => true,
  ready: passengersStep.ready,
  send: createIsomorphicFn()
    .server(({ hotelSession }: Client, booking: BookingInContext, part: string) => {
      const payload = roomGuestsPayload(booking)
      return Effect.as(hotelSession.createGuests({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** What is sent to the backend before a package is paid for, in its order (rule book-2). */
export const packageSteps: readonly Step[] = [
  sessionStep,
  packageStep,
  baggageStep,
  customerStep,
  passengersStep,
  roomGuestsStep,
  billingStep,
]
