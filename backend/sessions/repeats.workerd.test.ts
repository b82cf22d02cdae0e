import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { OrderRecord } from '../orders/store/coalesced-store.ts'
import { billingInformation, call, chargesOf, findOffer, hasten, keyOf, readyTraveller } from './traveller-for-tests.ts'

const customer = (email: string) => ({ customerDetails: { email, phone: '+573001234567' } })

it('answers a repeat with what it answered first, and refuses other content under the same key', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const key = keyOf()
  const first = await ana.write<{ id: string }>('/customer', customer('a@example.com'), key)
  const repeat = await ana.write<{ id: string }>('/customer', customer('a@example.com'), key)
  expect(repeat).toEqual(first)
  const other = await ana.write('/customer', customer('b@example.com'), key)
  expect(other).toMatchObject({ status: 409, body: { _tag: 'IdempotencyConflict', code: 'idempotency_conflict' } })
})

it('opens one session for an agent and a key', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const headers = { 'idempotency-key': keyOf() }
  const start = (language: string) =>
    call<{ sessionId: string }>('/user/session/start', { agentId: ana.agentId, language }, headers)
  const [one, two] = await Promise.all([start('es'), start('es')])
  expect(one.body.sessionId).toBe(two.body.sessionId)
  expect((await start('en')).status).toBe(409)
})

it('names the steps that are missing', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const bare = await call<{ sessionId: string }>(
    '/user/session/start',
    { agentId: ana.agentId, language: 'en' },
    { 'idempotency-key': keyOf() },
  )
  const headers = { 'idempotency-key': keyOf(), 'x-session-id': bare.body.sessionId }
  const { flightOfferId: _other, flightOffer: _offer, ...rest } = ana.parts
  const set = await call<{ id: string }>(
    '/user/session/set/flight-order',
    { agentId: ana.agentId, flightOffer: ana.parts.flightOffer },
    headers,
  )
  const early = await call(
    '/user/session/create-passenger',
    { ...rest, flightOffer: ana.parts.flightOffer, flightOfferId: set.body.id },
    { ...headers, 'idempotency-key': keyOf() },
  )
  expect(early).toMatchObject({ status: 422, body: { _tag: 'StepsMissing', missing: ['customer'] } })
})

it('knows nothing of a session under another agent, or of none', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const stranger = await call(
    '/user/session/payment-status',
    { agentId: 'somebody-else-entirely' },
    { 'x-session-id': ana.sessionId },
  )
  const nowhere = await call('/user/session/payment-status', { agentId: ana.agentId }, { 'x-session-id': 'nonsense' })
  expect(stranger).toMatchObject({ status: 404, body: { _tag: 'SessionNotFound' } })
  expect(nowhere).toMatchObject({ status: 404, body: { _tag: 'SessionNotFound' } })
})

it('adds bags at its own price, and charges them', async () => {
  const offer = await findOffer('EZE', 'MIA')
  const ana = await readyTraveller(offer)
  const bags = (totalAmount: number) =>
    ana.write<{ data: { id: string; total: { amount: number } } }>('/add/additional-services', {
      agentId: ana.agentId,
      flightOffer: ana.parts.flightOffer,
      flightOfferId: ana.orderId,
      additionalServices: {
        baggage: { onward: { quantity: 2, totalAmount, segmentIds: ['1'], journeyType: 'onward' } },
      },
    })
  const wrong = await bags(1)
  expect(wrong).toMatchObject({ status: 409, body: { _tag: 'PriceChanged', previous: { amount: 1 } } })
  const price = wrong.body.current?.amount ?? 0
  expect(price % 200).toBe(0)
  const added = await bags(price)
  expect(added).toMatchObject({
    status: 201,
    body: { data: { total: { amount: offer.price.intTotal.amount + price } } },
  })
  const total = offer.price.intTotal.amount + price
  const withoutBags = await ana.registerCard('4242424242424242')
  expect(await ana.pay(withoutBags.body.transactionId)).toMatchObject({ status: 409, body: { _tag: 'PriceChanged' } })
  const card = await ana.registerCard('4242424242424242', keyOf(), total)
  const paid = await ana.pay(card.body.transactionId, total)
  expect(paid.body.booking).toMatchObject({
    total: { amount: offer.price.intTotal.amount + price },
    additionalServices: { baggages: [{ journeyType: 'onward', quantity: 2, amount: price }] },
  })
})

it('sells at a risen price once that was agreed to, and not before', async () => {
  const offer = await findOffer('LHR', 'STN')
  const ana = await readyTraveller(offer)
  const risen = ana.set.body.current
  const flightOffer = { id: offer.id, price: { intTotal: risen } }
  expect((await ana.write('/set/flight-order', { agentId: ana.agentId, flightOffer })).status).toBe(200)
})

it('asks the airline once about a rise that was agreed to before the order began', async () => {
  const offer = await findOffer('LHR', 'STN')
  const validated = async () => {
    const asked = { data: { type: 'flight-offers-pricing', flightOffers: [{ id: offer.id }] } }
    const { body } = await call<{ data: [typeof offer] }>('/air/flight-offer/validate', asked)
    return body.data[0].price.intTotal
  }
  const setAt = async (intTotal: typeof offer.price.intTotal) =>
    (await readyTraveller({ ...offer, price: { ...offer.price, intTotal } })).set
  const agreed = await validated()
  expect(await setAt(agreed)).toMatchObject({ status: 200, body: { total: agreed } })
  expect((await setAt(offer.price.intTotal)).status).toBe(409)
  expect((await setAt(agreed)).status).toBe(409)
  const old = await validated()
  await env.DB.prepare('UPDATE offer_validations SET validated_at = validated_at - 121000').run()
  expect((await setAt(old)).status).toBe(409)
})

it('changes nothing after the booking', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const card = await ana.registerCard('4242424242424242')
  await ana.pay(card.body.transactionId)
  const late = await ana.write('/create-passenger', ana.parts)
  expect(late).toMatchObject({ status: 409, body: { _tag: 'SessionClosed', code: 'already_booked' } })
})

const keptUnder = (sessionId: string): Promise<string[]> =>
  runInDurableObject(env.ORDERS.get(env.ORDERS.idFromString(sessionId)), async (_order, { storage }) => [
    ...(await storage.list()).keys(),
  ])

const answersOf = (sessionId: string): Promise<string[]> =>
  runInDurableObject(env.ORDERS.get(env.ORDERS.idFromString(sessionId)), async (_order, { storage }) =>
    Object.keys((await storage.get<OrderRecord>('order'))?.answers ?? {}),
  )

it('keeps the booking of a session that is over, and no answers; of one that was not booked, nothing', async () => {
  const [ana, leo] = [
    await readyTraveller(await findOffer('BOG', 'MAD')),
    await readyTraveller(await findOffer('BOG', 'MAD')),
  ]
  const card = await ana.registerCard('4242424242424242')
  const key = keyOf()
  const paid = await ana.pay(card.body.transactionId, undefined, key)
  expect(await answersOf(ana.sessionId)).toContain(key)
  await hasten(ana.sessionId, 'forget')
  await hasten(leo.sessionId, 'forget')
  expect(await keptUnder(ana.sessionId)).toEqual(['order'])
  expect(await answersOf(ana.sessionId)).toEqual([])
  expect(await keptUnder(leo.sessionId)).toEqual([])
  const again = await ana.pay(card.body.transactionId, undefined, key)
  expect(again.body.booking?.referenceId).toBe(paid.body.booking?.referenceId)
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it('refuses a card in clear and does not say it back', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const answer = await ana.write('/create-payment-info', {
    ...ana.parts,
    billingInformation,
    paymentInformation: {
      cardNumber: '4242424242424242',
      cardExpiry: '12/39',
      cardCvv: '737',
      cardName: 'A',
      amount: 1,
      currency: 'USD',
    },
  })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).not.toContain('42424242')
})

it('looks again where the first answer only said how things stood', async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const key = keyOf()
  const pay = () => ana.pay('pay_none', undefined, key)
  expect(await pay()).toMatchObject({ status: 400 })
  const edit = { ...ana.parts, billingInformation }
  await ana.goToPage()
  const change = keyOf()
  expect((await ana.write('/create-billing-info', edit, change)).status).toBe(200)
  expect((await ana.status()).body.status).toBe('cancelled')
})
