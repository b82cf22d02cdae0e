import { Effect, type Layer } from 'effect'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { airlineRecord } from '../../../../backend/products/flights/airline-record.ts'
import { bookingOf } from '../../../../backend/orders/booking-view.ts'
import { roundTripFor } from '../../../../backend/products/flights/offer-for-tests.ts'
import { answerOf } from '../../../../backend/orders/once.ts'
import type { OrderProblem } from '../../../../backend/orders/order-problem.ts'
import { World } from '../../../../backend/orders/world-for-tests.ts'
import { sessionSteps } from '../../../../backend/sessions/session-steps.ts'
import { startSession } from '../../../../backend/sessions/start-session.ts'
import { draftTotal } from '../extras/baggage.ts'
import {
  billingPayload,
  customerPayload,
  flightOrderPayload,
  passengersPayload,
  servicesPayload,
  startPayload,
} from '../session/booking-payloads.server.ts'
import type { Known } from './booking-sequence.ts'
import { filledDraft } from './draft-example.ts'
import { type Draft, type Trip, journeys } from '../draft/draft.ts'
import { emptyPassenger } from '../travellers/passenger.ts'

type Services = Layer.Success<ReturnType<World['layer']>>

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
const drafts: fc.Arbitrary<Draft> = party.chain((types) => {
  const travellers = types.map((type, index) => ({ id: String(index + 1), type }))
  const carriers = travellers.filter(({ type }) => type !== 'infant').map(({ id }) => id)
  const trip: Trip = {
    ...filledDraft.trip,
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
      baggage: fc.record({ onward: counts(carriers), return: counts(carriers) }),
      emergencyContact: fc.constantFrom('', '+57 601 555 0101'),
      numbers: fc.array(number, { minLength: types.length, maxLength: types.length }),
    })
    .map(({ baggage, emergencyContact, numbers }) => ({
      ...filledDraft,
      trip,
      baggage,
      customer: { ...filledDraft.customer, emergencyContact },
      passengers: travellers.map(({ id, type }, index) => ({
        ...emptyPassenger(id, type),
        firstName: 'Ana',
        lastName: 'Muñoz',
        gender: 'female' as const,
        dateOfBirth: '1990-05-01',
        frequentFlyerNumber: numbers[index] ?? '',
      })),
    }))
})

/** Infants as the supplier pairs them: each with the adult of its own place. */
const offerOf = ({ trip: { travellers } }: Draft) => {
  const infants = travellers.filter(({ type }) => type === 'infant')
  return roundTripFor(
    travellers.map(({ id, type }) => ({
      travelerId: id,
      travelerType: wireTypes[type],
      ...(type === 'infant' && { associatedAdultId: String(infants.findIndex((infant) => infant.id === id) + 1) }),
    })),
  )
}

/** Books a draft as the site does, call by call, and gives the world in which that was done. */
const book = async (draft: Draft): Promise<World> => {
  const world = new World()
  world.offer = offerOf(draft)
  const known = (): Known => ({
    sessionId: 'session',
    flightOfferId: world.state?.orderId ?? null,
    baggageUrl: null,
    additionalServicesId: null,
    customerId: null,
    transactionId: null,
    total: null,
  })
  const take = async <Value>(step: Effect.Effect<Value, OrderProblem, Services>) =>
    expect(await Effect.runPromise(answerOf(step).pipe(Effect.provide(world.layer())))).toMatchObject({ ok: true })
  const { amount, currency } = draftTotal(draft)
  await take(startSession('session', startPayload(context)))
  await take(sessionSteps.setFlightOrder(flightOrderPayload(draft, context)))
  await take(sessionSteps.addServices(servicesPayload(draft, known(), context)))
  await take(sessionSteps.setCustomer(customerPayload(draft, known())))
  await take(sessionSteps.createPassenger(passengersPayload(draft, known(), context)))
  const billed = billingPayload(draft, known(), context)
  await take(sessionSteps.createBilling(billed))
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
        Object.entries(draft.baggage[journey])
          .filter(([, quantity]) => quantity > 0)
          .map(([travelerId, quantity]) => ({ travelerId, itinerary, quantity })),
      )
      const inOrder = (list: typeof bought) => list.map((own) => JSON.stringify(own)).toSorted()
      expect(inOrder(record.bags)).toEqual(inOrder(bought))
      const booking = world.state && bookingOf(world.state)
      const shown = (booking?.additionalServices.baggages ?? []).flatMap(({ journeyType, travelers }) =>
        (travelers ?? []).map((own) => ({
          travelerId: own.travelerId,
          itinerary: journeys.indexOf(journeyType),
          quantity: own.quantity,
        })),
      )
      expect(inOrder(shown)).toEqual(inOrder(bought))
      bags += bought.length
    }),
    { numRuns: 150 },
  )
  expect(bags).toBeGreaterThan(150)
})
