import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { isEmail } from '#domain/traveller/contact-details.ts'
import { type Money, subtractMoney } from '#domain/money/money.ts'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { billingStep } from '#/features/checkout/steps/billing-step.ts'
import { customerStep } from '#/features/checkout/steps/customer-step.ts'
import { sessionStep } from '#/features/checkout/steps/session-step.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { type TourDraft, atPrice } from './sold-tour.ts'
import { billedTour, chosenTour, travelersPayload } from './tour-calls.server.ts'
import { travelerFaults } from './traveler-faults.ts'

/** Has the reserved places ordered in the session. */
const tourStep: Step<TourDraft> = {
  name: 'tour',
  debounceMs: 0,
  page: 'travellers',
  prices: 'item',
  missing: 'flightOrder',
  words: {
    stage: msg`Places and price`,
    refused: msg`These places are kept no longer. Choose a departure again.`,
  },
  agree: createIsomorphicFn()
    .server((draft: TourDraft, previous: Money, current: Money) => ({
      ...draft,
      item: atPrice(draft.item, subtractMoney(current, previous)),
    }))
    .client(onServerAlone),
  needed: () => true,
  ready: ({ item }) => (item.offerId === '' ? [{ field: 'offer' }] : []),
  send: createIsomorphicFn()
    .server(({ tourSession }: Client, booking: BookingInContext, part: string) => {
      const { agentId, infoData } = booking.context
      const payload = { agentId, tourOffer: chosenTour((booking.checkout.draft as TourDraft).item), infoData }
      const answer = tourSession.setTourOrder({ headers: writing(booking, part, payload), payload })
      return Effect.map(answer, ({ id, total }) => ({ part: { tourOfferId: id }, total }))
    })
    .client(onServerAlone),
}

/** Everybody who comes along, and an email to go with them. */
const travelersStep: Step = {
  name: 'travelers',
  groups: ['passengers'],
  debounceMs: 7000,
  page: 'travellers',
  missing: 'passengers',
  words: { stage: msg`Travelers`, refused: msg`The operator did not accept the travelers’ details. Check them.` },
  needed: () => true,
  ready: createIsomorphicFn()
    .server((draft: Draft) => [
      ...travelerFaults(draft as TourDraft),
      ...(isEmail(draft.customer.email) ? [] : [{ field: 'email' }]),
      ...(draft.passengers.length === draft.item.travellers.length ? [] : [{ field: 'travelers' }]),
    ])
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ tourSession }: Client, booking: BookingInContext, part: string) => {
      const payload = travelersPayload(booking)
      return Effect.as(tourSession.createTourTravelers({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** The address of the card, of a tour. */
const tourBillingStep: Step = {
  ...billingStep,
  send: createIsomorphicFn()
    .server(({ tourSession }: Client, booking: BookingInContext, part: string) => {
      const payload = billedTour(booking)
      return Effect.as(tourSession.createTourBilling({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** What is sent to the backend before a tour is paid for, in its order. */
export const tourSteps: readonly Step[] = [sessionStep, tourStep, customerStep, travelersStep, tourBillingStep]
