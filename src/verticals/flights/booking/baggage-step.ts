import { msg } from '@lingui/core/macro'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import { bagPrice } from '#domain/money/bag-price.ts'
import { type Money, isSameMoney } from '#domain/money/money.ts'
import type { BackendIds } from '#/features/checkout/machine/checkout-state.ts'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { bagQuantity, bagsTotal, wantsBags } from './bags.ts'
import { flightsInCalls } from './calls.server.ts'
import { type FlightDraft, type Journey, journeys } from './flight-item.ts'

/** Bags beyond what the fare includes: sent where some are wanted, or some that were sent have to be taken back. */
export const baggageStep: Step<FlightDraft> = {
  name: 'baggage',
  groups: ['extras'],
  debounceMs: 2000,
  page: 'travellers',
  prices: 'extras',
  words: {
    stage: msg`Bags`,
    refused: msg`The airline did not accept the added bags. Change or remove them.`,
  },
  needed: createIsomorphicFn()
    .server(
      ({ extras }: FlightDraft, { part }: BackendIds) => wantsBags(extras) || part.additionalServicesId !== undefined,
    )
    .client(onServerAlone),
  ready: createIsomorphicFn()
    .server(({ item, extras }: FlightDraft) =>
      journeys
        .filter((journey) => bagQuantity(extras, journey) > 0 && !item.journeys[journey]?.bag)
        .map((field) => ({ field })),
    )
    .client(onServerAlone),
  send: createIsomorphicFn()
    .server(({ session }: Client, booking: BookingInContext, part: string) => {
      const payload = servicesPayload(booking)
      const answer = session.addServices({ headers: writing(booking, part, payload), payload })
      return Effect.map(answer, ({ data }) => ({ part: { additionalServicesId: data.id }, total: data.total }))
    })
    .client(onServerAlone),
  agree: createIsomorphicFn()
    .server((draft: FlightDraft, previous: Money, current: Money) => withBagPrice(draft, previous, current))
    .client(onServerAlone),
}

const journeyBags = ({ item, extras }: FlightDraft, journeyType: Journey, { part }: BackendIds) => ({
  quantity: bagQuantity(extras, journeyType),
  totalAmount: bagsTotal(item, extras, journeyType).amount,
  segmentIds: item.journeys[journeyType]?.segmentIds ?? [],
  journeyType,
  travelers: Object.entries(extras[journeyType])
    .filter(([, quantity]) => quantity > 0)
    .map(([travelerId, quantity]) => ({ travelerId, quantity })),
  ...(part.additionalServicesId === undefined ? {} : { additionalServicesId: part.additionalServicesId }),
})

const servicesPayload = ({ checkout, context: { agentId, infoData } }: BookingInContext) => {
  const { backendIds } = checkout
  const draft = checkout.draft as FlightDraft
  return {
    agentId,
    ...flightsInCalls(draft.item, backendIds),
    additionalServices: {
      baggage: {
        onward: journeyBags(draft, 'onward', backendIds),
        ...(draft.item.journeys.return ? { return: journeyBags(draft, 'return', backendIds) } : {}),
      },
    },
    infoData,
  }
}

/** The draft with bags at the price that the backend asks for those of one direction. */
const withBagPrice = (draft: FlightDraft, previous: Money, current: Money): FlightDraft => {
  const { item, extras } = draft
  const journey = journeys.find(
    (name) => bagQuantity(extras, name) > 0 && isSameMoney(bagsTotal(item, extras, name), previous),
  )
  const held = journey && item.journeys[journey]
  if (!journey || !held?.bag) return draft
  const each = Math.ceil(current.amount / bagQuantity(extras, journey))
  const margin = bagPrice({ amount: 0, currency: current.currency }, 1).amount
  const price = { amount: each - margin, currency: current.currency }
  const changed = { ...held, bag: { ...held.bag, price } }
  return { ...draft, item: { ...item, journeys: { ...item.journeys, [journey]: changed } } }
}
