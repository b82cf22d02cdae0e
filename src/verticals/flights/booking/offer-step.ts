import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { chosenOffer } from './calls.server.ts'
import type { FlightDraft } from './flight-item.ts'

/** Has the flights ordered in the session. */
export const offerStep: Step<FlightDraft> = {
  name: 'offer',
  debounceMs: 2000,
  page: 'travellers',
  prices: 'item',
  missing: 'flightOrder',
  words: {
    stage: msg`Flight and price`,
    refused: msg`The airline no longer sells this flight at this price. Search again.`,
  },
  needed: () => true,
  ready: ({ item }) => (item.offerId === '' ? [{ field: 'offer' }] : []),
  send: createIsomorphicFn()
    .server(({ session }: Client, booking: BookingInContext, part: string) => {
      const { agentId, infoData, disId } = booking.context
      const flightOffer = chosenOffer((booking.checkout.draft as FlightDraft).item)
      const payload = { agentId, flightOffer, ...(disId ? { disId } : {}), infoData }
      const answer = session.setFlightOrder({ headers: writing(booking, part, payload), payload })
      return Effect.map(answer, ({ id, total }) => ({ part: { flightOfferId: id }, total }))
    })
    .client(onServerAlone),
}
