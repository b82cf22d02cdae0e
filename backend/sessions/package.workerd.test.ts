import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import type { BookingSummary, PaymentOutcome } from '#contract/booking.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import {
  type ProblemBody,
  billingInformation,
  call,
  chargesOf,
  customerDetails,
  hasten,
  keyOf,
  passengersOf,
  sealCard,
} from './traveller-for-tests.ts'

vi.spyOn(console, 'log').mockImplementation(() => undefined)
vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const second = (value: string): void => void Object.assign(env, { HORIZONTE: value })
afterEach(() => second('off'))

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const offersFrom = async (from: string, to: string, days: number): Promise<readonly FlightOffer[]> => {
  const { body } = await call<{ data: FlightOffer[] }>('/air/flight-offer/search', {
    legInfo: [{ from, to, departureDate: inDays(days) }],
    travelerInfo: [{ id: '1', type: 'adult' }],
    cabin: 'economy',
    currencyCode: 'USD',
  })
  return body.data
}

const found = (offers: readonly FlightOffer[], wanted: (offer: FlightOffer) => boolean): FlightOffer => {
  const offer = offers.find(wanted)
  if (!offer) throw new Error('no such offer')
  return offer
}

const isOfSecond = ({ id }: FlightOffer): boolean => id.startsWith('HORIZONTE.')

const refundOf = ({ id, fareFamilies }: FlightOffer) => fareFamilies.find((family) => family.id === id)?.refund

/** Whoever cancels gets a part of the price back, and not all of it. */
const hasPenalty = (offer: FlightOffer): boolean => {
  const penalty = refundOf(offer)?.penalty?.amount ?? 0
  return penalty > 0 && penalty < offer.price.intTotal.amount
}

/** A dearer fare of one of these offers that is cancelled at a price. */
const refundable = async (offers: readonly FlightOffer[]): Promise<FlightOffer> => {
  const fares = offers.flatMap(({ fareFamilies }) => fareFamilies)
  const fare = fares.find(({ refund }) => refund.allowed && refund.penalty !== null && refund.penalty.amount > 0)
  return found([(await call<{ data: FlightOffer }>(`/air/flightOffer/${fare?.id}`, undefined)).body.data], hasPenalty)
}

const sumOf = (offers: readonly FlightOffer[]): number =>
  offers.reduce((sum, { price }) => sum + price.intTotal.amount, 0)

/** Somebody who buys several offers as one order, and has only to pay. */
const buyerOf = async (offers: readonly FlightOffer[]) => {
  const agentId = `agent-${crypto.randomUUID()}`
  const started = await call<{ sessionId: string }>(
    '/user/session/start',
    { agentId, language: 'es', returnUrl: 'http://localhost:4173/booking/authenticate' },
    { 'idempotency-key': keyOf() },
  )
  const { sessionId } = started.body
  const write = <Body>(path: string, body: object, key = keyOf()) =>
    call<Body & ProblemBody>(
      `/user/session${path}`,
      { agentId, ...body },
      { 'idempotency-key': key, 'x-session-id': sessionId },
    )
  const setPart = (partId: string, { id, price }: FlightOffer, key?: string) =>
    write<{ id: string; partId: string; total: { amount: number } }>(
      '/set/part',
      { partId, kind: 'flight', offer: { id, price: { intTotal: price.intTotal } } },
      key,
    )
  for (const [index, offer] of offers.entries()) await setPart(`p${index + 1}`, offer)
  const named = { customerDetails, offers: offers.map(({ id }) => id), passengers: passengersOf(['adult']) }
  await write('/customer', { customerDetails })
  await write('/create-passenger', named)
  await write('/create-billing-info', { ...named, billingInformation })
  const amount = sumOf(offers)
  const pay = async () => {
    const cardEnvelope = await sealCard('4242424242424242', { sessionId, amount })
    const card = await write<{ transactionId: string }>('/create-payment-info', {
      ...named,
      billingInformation,
      paymentInformation: { cardEnvelope, amount, currency: 'USD' },
    })
    if (card.status !== 200) throw new Error(JSON.stringify(card.body))
    const paymentInformation = { transactionId: card.body.transactionId, amount, currency: 'USD' }
    return write<PaymentOutcome>('/card/success', { ...named, billingInformation, paymentInformation })
  }
  const decide = (choice: 'keep' | 'release') =>
    call<PaymentOutcome & ProblemBody>('/user/session/decide-parts', { agentId, choice }, { 'x-session-id': sessionId })
  const status = () =>
    call<PaymentOutcome & ProblemBody>('/user/session/payment-status', { agentId }, { 'x-session-id': sessionId })
  const listed = () => call<{ data: BookingSummary[] }>('/bookings', undefined, { 'x-agent-id': agentId })
  return { agentId, sessionId, write, setPart, named, pay, decide, status, listed }
}

const chargedTo = (sessionId: string) =>
  env.DB.prepare('SELECT amount FROM gateway_charges WHERE session_id = ?').bind(sessionId).first<number>('amount')

const ordersOf = async (paymentId: string | null) => {
  const { results } = await env.DB.prepare(
    'SELECT supplier, status FROM airline_orders WHERE order_key LIKE ? ORDER BY supplier',
  )
    .bind(`${paymentId}:%`)
    .all()
  return results
}

/** There with one airline and back with another, which gives back whole what is not flown. */
const thereAndBack = async (): Promise<[FlightOffer, FlightOffer]> => {
  second('on')
  const there = found(await offersFrom('BOG', 'CLO', 60), (offer) => !isOfSecond(offer))
  return [there, found(await offersFrom('CLO', 'BOG', 70), isOfSecond)]
}

it('books flights of two suppliers as one order, which is paid once', async () => {
  const offers = await thereAndBack()
  const ana = await buyerOf(offers)
  const { body } = await ana.pay()
  expect(body).toMatchObject({ status: 'paid', booking: { total: { amount: sumOf(offers) } } })
  expect(body.booking?.parts).toMatchObject([
    { partId: 'p1', state: 'confirmed', supplier: { name: 'DEMO' }, quote: { total: offers[0].price.intTotal } },
    { partId: 'p2', state: 'confirmed', supplier: { name: 'HORIZONTE' }, quote: { total: offers[1].price.intTotal } },
  ])
  expect(await chargesOf(ana.sessionId)).toBe(1)
  expect(await chargedTo(ana.sessionId)).toBe(sumOf(offers))
  await hasten(ana.sessionId, 'documents')
  const [line] = (await ana.listed()).body.data
  expect(line).toMatchObject({ ticketingStatus: 'issued', parts: [{ from: 'BOG' }, { from: 'CLO' }] })
})

it('gives back what the one airline took and charges nothing where the other refuses', async () => {
  second('on')
  const refused = found(await offersFrom('LHR', 'LGW', 60), (offer) => !isOfSecond(offer))
  const ana = await buyerOf([refused, found(await offersFrom('BOG', 'CLO', 70), isOfSecond)])
  const { status, body } = await ana.pay()
  expect([status, body._tag]).toEqual([422, 'OrderFailed'])
  const { transactionId, booking } = (await ana.status()).body
  expect(await ordersOf(transactionId)).toEqual([{ supplier: 'HORIZONTE', status: 'released' }])
  expect([booking, await chargesOf(ana.sessionId)]).toEqual([null, 0])
})

const halfRefused = async () => {
  const kept = await refundable(await offersFrom('BOG', 'MAD', 60))
  const refused = found(await offersFrom('LHR', 'LGW', 70), (offer) => !refundOf(offer)?.allowed)
  const ana = await buyerOf([kept, refused])
  return { ana, kept, asked: (await ana.pay()).body }
}

it('asks where giving back would cost something, and books what the traveller keeps', async () => {
  const { ana, kept, asked } = await halfRefused()
  expect(asked).toMatchObject({
    status: 'authorised',
    booking: null,
    decision: {
      kept: kept.price.intTotal,
      penalty: { amount: refundOf(kept)?.penalty?.amount },
      parts: [{ state: 'confirmed' }, { state: 'refused' }],
    },
  })
  expect(await chargesOf(ana.sessionId)).toBe(0)
  expect((await ana.setPart('p2', kept)).body._tag).toBe('SessionClosed')
  const { body } = await ana.decide('keep')
  expect(body).toMatchObject({ status: 'paid', booking: { bookingStatus: 'Confirmed', total: kept.price.intTotal } })
  expect(body).not.toHaveProperty('decision')
  expect(await chargedTo(ana.sessionId)).toBe(kept.price.intTotal.amount)
  expect((await ana.decide('keep')).body).toMatchObject({ status: 'paid' })
  expect((await ana.decide('release')).body._tag).toBe('SessionClosed')
})

it('charges nothing to whoever has all given back', async () => {
  const { ana } = await halfRefused()
  const { body } = await ana.decide('release')
  expect(body).toMatchObject({ status: 'voided', booking: null })
  expect(await ordersOf(body.transactionId)).toEqual([{ supplier: 'DEMO', status: 'released' }])
  expect(await chargesOf(ana.sessionId)).toBe(0)
})

it('takes a part in once, again at another offer, and out', async () => {
  const [there, back] = await thereAndBack()
  const ana = await buyerOf([there, back])
  const key = keyOf()
  expect((await ana.setPart('p2', there, key)).body.total.amount).toBe(2 * there.price.intTotal.amount)
  expect((await ana.setPart('p2', there, key)).body.total.amount).toBe(2 * there.price.intTotal.amount)
  expect((await ana.write<{ total: { amount: number } }>('/remove/part', { partId: 'p2' })).body.total).toEqual(
    there.price.intTotal,
  )
  expect((await ana.write('/create-passenger', ana.named)).body).toMatchObject({
    _tag: 'StepsMissing',
    missing: ['flightOrder'],
  })
  const nameless = { customerDetails, passengers: ana.named.passengers }
  expect((await ana.write('/create-passenger', nameless)).body._tag).toBe('InvalidRequest')
})

it('asks about a price that is not the part’s', async () => {
  const [there] = await thereAndBack()
  const ana = await buyerOf([])
  const lower = { ...there, price: { ...there.price, intTotal: { amount: 1, currency: 'USD' } } }
  expect((await ana.setPart('p1', lower)).body).toMatchObject({
    _tag: 'PriceChanged',
    current: there.price.intTotal,
  })
})
