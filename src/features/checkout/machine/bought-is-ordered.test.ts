import { Effect, type Layer } from 'effect'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { airlineRecord } from '../../../../backend/products/flights/airline-record.ts'
import { bookingOf } from '../../../../backend/orders/booking-view.ts'
import { roundTripFor } from '../../../../backend/products/flights/offer-for-tests.ts'
import { answerOf } from '../../../../backend/orders/store/idempotency.ts'
import { wholeTurn } from '../../../../backend/orders/store/coalesced-store.ts'
import type { OrderProblem } from '../../../../backend/orders/order-problem.ts'
import { World } from '../../../../backend/orders/world-for-tests.ts'
import { sessionSteps } from '../../../../backend/sessions/session-steps.ts'
import { startSession } from '../../../../backend/sessions/start-session.ts'
import type { StartSession } from '#contract/session-payloads.ts'
import type { BookingClient } from '#/server/backend/backend-client.server.ts'
import { filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { type FlightDraft, type FlightItem, journeys } from '#/verticals/flights/booking/flight-item.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import type { BookingOfProduct } from '../product/product.ts'
import { billingPayload } from '../session/booking-payloads.server.ts'
import { type BackendIds, noBackendIds } from './checkout-state.ts'
import { startBooking } from './booking-start.ts'
import { draftTotal } from '../product/product.ts'
import { emptyPassenger } from '../travellers/passenger.ts'
import { tries } from '../../../../scripts/tries.ts'

type Services = Layer.Success<ReturnType<World['layer']>>

const born = { adult: '1990-05-01', child: '2020-05-01', infant: '2026-06-01' } as const

const wireTypes = { adult: 'ADULT', child: 'CHILD', infant: 'HELD_INFANT' } as const
const bag = { price: { amount: 2000, currency: 'USD' }, weightKg: 23 }

const context = {
  key: 'key',
  agentId: 'agent-0123456789',
  language: 'es',
  returnUrl: 'http://localhost/booking/authenticate',
  infoData: {},
} as const

const party = fc
  .record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.integer({ min: 0, max: 2 }), infants: fc.nat(4) })
  .map(({ adults, children, infants }) => [
    ...Array.from({ length: adults }, () => 'adult' as const),
    ...Array.from({ length: children }, () => 'child' as const),
    ...Array.from({ length: Math.min(infants, adults) }, () => 'infant' as const),
  ])

const counts = (ids: readonly string[]) =>
  fc.record(Object.fromEntries(ids.map((id) => [id, fc.integer({ min: 0, max: 3 })])))
const number = fc.constantFrom('', 'IB 12345678', 'LM-998877', '4411')

/** What a traveller may enter: a party of any make, bags for anybody who may take them, numbers for anybody. */
const drafts: fc.Arbitrary<FlightDraft> = party.chain((types) => {
  const travellers = types.map((type, index) => ({ id: String(index + 1), type }))
  const carriers = travellers.filter(({ type }) => type !== 'infant').map(({ id }) => id)
  const item: FlightItem = {
    ...filledDraft.item,
    offerId: 'offer',
    total: { amount: 50_000, currency: 'USD' },
    travellers,
    journeys: {
      onward: { segmentIds: ['1', '2'], bag, mostBags: 3 },
      return: { segmentIds: ['3'], bag, mostBags: 3 },
    },
  }
  return fc
    .record({
      extras: fc.record({ onward: counts(carriers), return: counts(carriers) }),
      emergencyContact: fc.constantFrom('', '+57 601 555 0101'),
      numbers: fc.array(number, { minLength: types.length, maxLength: types.length }),
    })
    .map(({ extras, emergencyContact, numbers }) => ({
      ...filledDraft,
      item,
      extras,
      customer: { ...filledDraft.customer, emergencyContact },
      passengers: travellers.map(({ id, type }, index) => ({
        ...emptyPassenger(id, type),
        firstName: 'Ana',
        lastName: 'Muñoz',
        gender: 'female' as const,
        dateOfBirth: born[type],
        frequentFlyerNumber: numbers[index] ?? '',
      })),
    }))
})

/** Infants as the supplier pairs them: each with the adult of its own place. */
const offerOf = ({ item: { travellers } }: FlightDraft) => {
  const infants = travellers.filter(({ type }) => type === 'infant')
  return roundTripFor(
    travellers.map(({ id, type }) => ({
      travelerId: id,
      travelerType: wireTypes[type],
      ...(type === 'infant' && { associatedAdultId: String(infants.findIndex((infant) => infant.id === id) + 1) }),
    })),
  )
}

/** The site's client of a backend, as far as a booking's steps use it. */
const client = {
  session: {
    ...Object.fromEntries(
      Object.entries(sessionSteps).map(([name, step]) => [
        name,
        ({ payload }: { payload: never }) => step(payload, 'pay_1'),
      ]),
    ),
    start: ({ payload }: { payload: StartSession }) => startSession('session', payload),
  },
} as unknown as BookingClient['Service']

/** Books a draft as the site does, call by call, and gives the world in which that was done. */
const book = async (draft: FlightDraft): Promise<World> => {
  const world = new World()
  world.offer = offerOf(draft)
  const run = <Value>(step: Effect.Effect<Value, OrderProblem, Services>) =>
    Effect.runPromise(wholeTurn(step).pipe(Effect.provide(world.layer())))
  const take = async <Value>(step: Effect.Effect<Value, OrderProblem, Services>) =>
    expect(await run(answerOf(step))).toMatchObject({ ok: true })
  let backendIds = noBackendIds
  const booking = (): BookingOfProduct => {
    const checkout = { ...startBooking(flights, draft.item, undefined, 0), draft, backendIds }
    return { product: flights, checkout, context, cardEnvelope: undefined }
  }
  for (const step of flights.steps) {
    const sent = step.send(client, booking(), step.name) as Effect.Effect<Partial<BackendIds>, OrderProblem, Services>
    const ids = await run(sent)
    backendIds = { ...backendIds, ...ids, part: { ...backendIds.part, ...ids.part } }
  }
  const { amount, currency } = draftTotal(flights, draft)
  const billed = billingPayload(booking())
  const card = { cardEnvelope: 'a.b.c.d.e', amount, currency }
  await take(sessionSteps.createPayment({ ...billed, paymentInformation: card }, 'pay_1'))
  const paymentInformation = { transactionId: 'pay_1', amount, currency }
  await take(sessionSteps.cardSuccess({ ...billed, paymentInformation }))
  return world
}

const entered = (text: string) => (text.trim() === '' ? [] : [text.trim()])

it('orders at the airline whatever was bought, for whom it was bought, and shows the same', async () => {
  let bags = 0
  await fc.assert(
    fc.asyncProperty(drafts, async (draft) => {
      const world = await book(draft)
      const [request, ...others] = [...world.requests.values()]
      expect(others).toEqual([])
      if (!request) throw new Error('nothing was ordered')
      const record = airlineRecord(request)
      const infants = draft.passengers.filter(({ type }) => type === 'infant')
      expect(record.travelers).toEqual(
        draft.passengers.map((passenger) => ({
          id: passenger.id,
          travelerType: wireTypes[passenger.type],
          associatedAdultId: passenger.type === 'infant' ? String(infants.indexOf(passenger) + 1) : null,
          frequentFlyerNumbers: entered(passenger.frequentFlyerNumber),
          emergencyContact: entered(draft.customer.emergencyContact.replaceAll(' ', ''))[0] ?? null,
        })),
      )
      const bought = journeys.flatMap((journey, itinerary) =>
        Object.entries(draft.extras[journey])
          .filter(([, quantity]) => quantity > 0)
          .map(([travelerId, quantity]) => ({ travelerId, itinerary, quantity })),
      )
      const inOrder = (list: typeof bought) => list.map((own) => JSON.stringify(own)).toSorted()
      expect(inOrder(record.bags)).toEqual(inOrder(bought))
      const booking = world.state && bookingOf(world.state)
      const shown = (booking?.additionalServices?.baggages ?? []).flatMap(({ journeyType, travelers }) =>
        (travelers ?? []).map((own) => ({
          travelerId: own.travelerId,
          itinerary: journeys.indexOf(journeyType),
          quantity: own.quantity,
        })),
      )
      expect(inOrder(shown)).toEqual(inOrder(bought))
      bags += bought.length
    }),
    { numRuns: tries(150) },
  )
  expect(bags).toBeGreaterThan(tries(150))
})
