import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { isEmail } from '#domain/traveller/contact-details.ts'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { billingStep } from '#/features/checkout/steps/billing-step.ts'
import { customerStep } from '#/features/checkout/steps/customer-step.ts'
import { sessionStep } from '#/features/checkout/steps/session-step.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { guestFaults } from './guest-faults.ts'
import { billedStay, chosenHotel, guestsPayload } from './stay-calls.server.ts'
import type { StayDraft, StayItem } from './sold-stay.ts'

const raised = (money: Money, by: number): Money => ({ ...money, amount: money.amount + by })

/** The stay at another price: the difference is paid where the rest of it is. */
const atPrice = (item: StayItem, difference: number): StayItem => {
  const { price, pays } = item.stay
  const isPaidThere = pays === 'at_property'
  const dueNow = isPaidThere ? price.dueNow : raised(price.dueNow, difference)
  const dueAtHotel = isPaidThere ? raised(price.dueAtHotel, difference) : price.dueAtHotel
  const moved = { ...price, total: raised(price.total, difference), dueNow, dueAtHotel }
  return { ...item, total: dueNow, stay: { ...item.stay, price: moved } }
}

/** Has the stay ordered in the session. */
const stayStep: Step<StayDraft> = {
  name: 'stay',
  debounceMs: 0,
  page: 'travellers',
  prices: 'item',
  missing: 'flightOrder',
  words: {
    stage: msg`Stay and price`,
    refused: msg`The hotel no longer sells this stay at this price. Choose a room again.`,
  },
  agree: createIsomorphicFn()
    .server((draft: StayDraft, previous: Money, current: Money) => ({
      ...draft,
      item: atPrice(draft.item, current.amount - previous.amount),
    }))
    .client(onServerAlone),
  needed: () => true,
  ready: ({ item }) => (item.offerId === '' ? [{ field: 'offer' }] : []),
  send: createIsomorphicFn()
    .server(({ hotelSession }: Client, booking: BookingInContext, part: string) => {
      const { agentId, infoData } = booking.context
      const payload = { agentId, hotelOffer: chosenHotel((booking.checkout.draft as StayDraft).item), infoData }
      const answer = hotelSession.setHotelOrder({ headers: writing(booking, part, payload), payload })
      return Effect.map(answer, ({ id, total }) => ({ part: { hotelOfferId: id }, total }))
    })
    .client(onServerAlone),
}

/** Who asks for each room and what they would like, and an email to go with it. */
const guestsStep: Step = {
  name: 'guests',
  groups: ['passengers', 'extras'],
  debounceMs: 7000,
  page: 'travellers',
  missing: 'passengers',
  words: { stage: msg`Guests`, refused: msg`The hotel’s system did not accept the guests’ details. Check them.` },
  needed: () => true,
  ready: createIsomorphicFn()
    .server((draft: Draft) => [
      ...guestFaults(draft),
      ...(isEmail(draft.customer.email) ? [] : [{ field: 'email' }]),
      ...(draft.passengers.length === draft.item.travellers.length ? [] : [{ field: 'guests' }]),
    ])
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ hotelSession }: Client, booking: BookingInContext, part: string) => {
      const payload = guestsPayload(booking)
      return Effect.as(hotelSession.createGuests({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** The address of the card, of a stay. */
const stayBillingStep: Step = {
  ...billingStep,
  send: createIsomorphicFn()
    .server(({ hotelSession }: Client, booking: BookingInContext, part: string) => {
      const payload = billedStay(booking)
      return Effect.as(hotelSession.createHotelBilling({ headers: writing(booking, part, payload), payload }), {})
    })
    .client(onServerAlone),
}

/** What is sent to the backend before a stay is paid for, in its order. */
export const staySteps: readonly Step[] = [sessionStep, stayStep, customerStep, guestsStep, stayBillingStep]
