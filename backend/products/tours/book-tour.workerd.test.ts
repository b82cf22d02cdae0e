import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Booking, PaymentOutcome } from '#contract/booking.ts'
import type { TourDeparturesAnswer } from '#contract/products/tours/tour-departures.ts'
import type { TourOffer, TourReserveAnswer, TourReserveRequest } from '#contract/products/tours/tour-reservation.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { addDays } from '#domain/time/dates.ts'
import {
  type ProblemBody,
  billingInformation,
  call,
  customerDetails,
  decidePlaces,
  hasten,
  mailOf,
  keyOf,
  sealCard,
} from '../../sessions/traveller-for-tests.ts'

const today = new Date().toISOString().slice(0, 10)
const couple = [{ age: 34 }, { age: 36 }]
const family = [{ age: 8 }, { age: 40 }, { age: 41 }]

/** A departure of a tour of the place of tests, so many weeks on, at its lowest price. */
const placesOn = async (outcome: string, paxes: TourReserveRequest['paxes'] = couple, week = 0, instead?: string) => {
  const { body } = await call<TourDeparturesAnswer>('/tour/departures', {
    tourCode: `pruebas-${outcome.replaceAll('_', '-')}`,
    from: addDays(today, 120),
    to: addDays(today, 200),
    paxes,
    ...(instead !== undefined && { instead }),
  })
  const departure = body.departures[week]
  const [sharing] = departure?.sharings ?? []
  if (!departure || !sharing) throw new Error(`${outcome} has no departure: ${JSON.stringify(body)}`)
  const request: TourReserveRequest = {
    uuid: crypto.randomUUID(),
    departureId: departure.departureId,
    paxes,
    rooms: sharing.rooms,
    total: sharing.total,
  }
  return { request, departure, sharing }
}

const reserve = (request: TourReserveRequest) => call<TourReserveAnswer & ProblemBody>('/tour/reserve', request)

const reserved = async (...of: Parameters<typeof placesOn>): Promise<TourOffer> => {
  const { body } = await reserve((await placesOn(...of)).request)
  if (!('offer' in body)) throw new Error(JSON.stringify(body))
  return body.offer
}

const names = [
  { firstName: 'Ana', lastName: 'Núñez' },
  { firstName: 'Ben', lastName: 'Ortiz' },
  { firstName: 'Caro', lastName: 'Peña' },
]

/** A traveller whose session has everything but a payment. */
const readyTraveler = async (offer: TourOffer, people: object = {}) => {
  const agentId = `agent-${crypto.randomUUID()}`
  const started = await call<{ sessionId: string }>(
    '/user/session/start',
    { agentId, language: 'es', returnUrl: 'http://localhost:4173/turs/booking/waiting' },
    { 'idempotency-key': keyOf() },
  )
  const { sessionId } = started.body
  const write = <Body>(path: string, body: unknown) =>
    call<Body & ProblemBody>(`/user/session${path}`, body, { 'idempotency-key': keyOf(), 'x-session-id': sessionId })
  const tourOffer = { id: offer.id, price: { intTotal: offer.price.total } }
  const set = await write<{ id: string; total: object }>('/set/tour-order', { agentId, tourOffer })
  const adult = offer.ages.findIndex((age) => age >= 18) + 1
  const travelers = names.slice(0, offer.ages.length)
  const own = { agentId, tourOffer, tourOfferId: set.body.id, customerDetails, lead: adult, travelers, ...people }
  await write('/customer', { customerDetails })
  const named = await write('/tour/create-travelers', own)
  const everything = { ...own, billingInformation }
  await write('/tour/create-billing-info', everything)
  const { amount } = offer.price.deposit
  const registerCard = async () =>
    write<{ transactionId: string }>('/tour/create-payment-info', {
      ...everything,
      paymentInformation: {
        cardEnvelope: await sealCard('4242424242424242', { sessionId, amount }),
        amount,
        currency: 'USD',
      },
    })
  const pay = (transactionId: string) =>
    write<PaymentOutcome>('/tour/card/success', {
      ...everything,
      paymentInformation: { transactionId, amount, currency: 'USD' },
    })
  const payNow = async () => pay((await registerCard()).body.transactionId)
  const status = () =>
    call<PaymentOutcome & ProblemBody>('/user/session/payment-status', { agentId }, { 'x-session-id': sessionId })
  return { agentId, sessionId, set, named, write, registerCard, pay, payNow, status }
}

const partOf = ({ booking }: Pick<PaymentOutcome, 'booking'>) => {
  const [part] = booking?.parts ?? []
  if (part?.kind !== 'tour') throw new Error('no tour was booked')
  return part
}

const chargesOf = (booking: Booking | null) =>
  (booking?.paymentInformation.transactions ?? [])
    .filter(({ type, status }) => type === 'charge' && status === 'success')
    .map(({ amount }) => amount)

describe('a tour is booked', () => {
  it('at the price shown: the deposit is charged, and the balance is the operator’s and nobody’s to charge', async () => {
    const { sharing } = await placesOn('standard', family)
    const offer = await reserved('standard', family)
    const { total, deposit, balance, balanceDue, lines } = offer.price
    expect({ total, deposit, balance, balanceDue }).toEqual({
      total: sharing.total,
      deposit: sharing.deposit,
      balance: sharing.balance,
      balanceDue: sharing.balanceDue,
    })
    expect(balance.amount).toBeGreaterThan(0)
    expect(lines.reduce((sum, { subtotal }) => sum + subtotal.amount, 0)).toBe(total.amount)
    const traveler = await readyTraveler(offer)
    expect(traveler.set.body.total).toEqual(deposit)
    const { body } = await traveler.payNow()
    expect(body.booking).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid', total: deposit })
    expect(chargesOf(body.booking)).toEqual([deposit.amount])
    expect(partOf(body)).toMatchObject({ status: 'CONFIRMED', item: { price: offer.price }, extras: { lead: 2 } })
    // whoever booked it comes back to it, and is led to their booking
    expect((await call(`/tour/offer/${offer.id}`, undefined)).status).toBe(200)
  })

  it('has a voucher, is listed, and its mail says whose the balance is, and when', async () => {
    const offer = await reserved('standard')
    const traveler = await readyTraveler(offer)
    const { body } = await traveler.payNow()
    await hasten(traveler.sessionId, 'documents')
    await hasten(traveler.sessionId, 'mail')
    const list = await call<{ data: { parts: object[]; passengerCount: number }[] }>('/bookings', undefined, {
      'x-agent-id': traveler.agentId,
    })
    expect(list.body.data[0]).toMatchObject({
      passengerCount: 2,
      parts: [{ kind: 'tour', from: offer.from, to: offer.to, travelerCount: 2, status: 'CONFIRMED' }],
    })
    const part = partOf((await traveler.status()).body)
    expect(part.documents).toEqual([{ kind: 'voucher', number: `${part.supplier.reference}-V` }])
    const mails = await env.DB.prepare('SELECT plain FROM outbox WHERE booking_id = ?')
      .bind(body.booking?.id)
      .all<{ plain: string }>()
    const plain = mails.results.map((mail) => mail.plain).join('\n')
    for (const text of ['Hola, Ana', 'Ben Ortiz', formatMoney(offer.price.balance, 'es'), 'Nunca lo cobramos'])
      expect(plain).toContain(text)
    expect(plain).not.toMatch(/vuelo|aerolínea|aeropuerto|asiento|hotel/i)
  })

  it('once, however often it is asked for', async () => {
    const traveler = await readyTraveler(await reserved('standard'))
    const { transactionId } = (await traveler.registerCard()).body
    const answers = await Promise.all([traveler.pay(transactionId), traveler.pay(transactionId)])
    expect(new Set(answers.map(({ body }) => body.booking?.id)).size).toBe(1)
    const { results } = await env.DB.prepare('SELECT ordered FROM reservations WHERE order_key LIKE ?')
      .bind(`${transactionId}:%`)
      .all<{ ordered: string }>()
    expect(results).toHaveLength(1)
    expect(JSON.stringify(results)).not.toMatch(/"Ana\\?"|Núñez|example\.com/)
  })
})

describe('places', () => {
  it('are kept for who reserves first, seen by who looks, and given back when the hold is over', async () => {
    const [first, second] = [await placesOn('few'), await placesOn('few')]
    expect(first.departure.left).toBe(3)
    expect((await reserve(first.request)).body.outcome).toBe('reserved')
    expect((await reserve(second.request)).body).toEqual({ outcome: 'sold_out', left: 1 })
    expect((await placesOn('few')).departure).toMatchObject({ left: 1, available: false })
    expect((await placesOn('few', couple, 0, first.request.uuid)).departure).toMatchObject({ left: 3, available: true })
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
    expect((await reserve(second.request)).body.outcome).toBe('reserved')
    vi.useRealTimers()
  })

  it('are one party’s, however many ask at once', async () => {
    const { request } = await placesOn('few', couple, 1)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => reserve({ ...request, uuid: crypto.randomUUID() })),
    )
    expect(answers.filter(({ body }) => body.outcome === 'reserved')).toHaveLength(1)
  })
})

describe('named outcomes', () => {
  it('sold_out and age_not_allowed: nothing is reserved, and the reason is told', async () => {
    const { request } = await placesOn('sold_out')
    expect((await reserve(request)).body).toEqual({ outcome: 'sold_out', left: 0 })
    const grown = await placesOn('age_not_allowed')
    const young = { ...grown.request, paxes: [{ age: 40 }, { age: 12 }] }
    expect((await reserve(young)).body).toEqual({
      outcome: 'refused',
      refusal: { reason: 'age_not_allowed', ages: [12] },
    })
  })

  it('price_up: eight in a hundred more, and a share of that is charged', async () => {
    const { request } = await placesOn('price_up')
    const { body } = await reserve(request)
    if (body.outcome !== 'price_changed') throw new Error(body.outcome)
    expect(body.current.amount / body.previous.amount).toBeCloseTo(1.08, 2)
    const paid = await (await readyTraveler(body.offer)).payNow()
    expect(chargesOf(paid.body.booking)).toEqual([body.offer.price.deposit.amount])
  })

  it('places are kept for 30 whole minutes, whatever the second', async () => {
    const before = Date.now()
    const ends = Date.parse((await reserved('standard')).expiresAt) - 30 * 60_000
    expect(ends).toBeGreaterThanOrEqual(before)
    expect(ends).toBeLessThanOrEqual(Date.now())
  })

  it('on_request_granted: pending with the money set aside, then confirmed and charged once', async () => {
    const offer = await reserved('on_request_granted')
    expect(offer).toMatchObject({ confirmation: 'MANUAL', holds: { availability: { status: 'HOLD_NOT_PROVIDED' } } })
    const traveler = await readyTraveler(offer)
    const waiting = await traveler.payNow()
    expect(waiting.body.booking).toMatchObject({ bookingStatus: 'Held', paymentStatus: 'authorised' })
    expect(chargesOf(waiting.body.booking)).toEqual([])
    const deposit = formatMoney(offer.price.deposit, 'es')
    const mail = await mailOf(waiting.body.booking?.id, 'held')
    expect(mail).toContain(`Se cobra cuando se confirme la reserva: ${deposit}`)
    expect(mail).not.toMatch(/pagado/i)
    await decidePlaces()
    const { body } = await traveler.status()
    expect(body.booking).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid' })
    expect(chargesOf(body.booking)).toEqual([offer.price.deposit.amount])
    expect(await mailOf(body.booking?.id, 'confirmed')).toContain(`Depósito, pagado con la reserva: ${deposit}`)
  })

  it('on_request_refused: nothing is charged', async () => {
    const traveler = await readyTraveler(await reserved('on_request_refused'))
    await traveler.payNow()
    await decidePlaces()
    const { body } = await traveler.status()
    expect(body).toMatchObject({ status: 'voided', booking: { bookingStatus: 'Failed' } })
    expect(partOf(body).status).toBe('REJECTED')
    expect(chargesOf(body.booking)).toEqual([])
    await hasten(traveler.sessionId, 'mail')
    const mail = await mailOf(body.booking?.id, 'let_go')
    expect(mail).toContain(`Importe cobrado: ${formatMoney({ amount: 0, currency: 'USD' }, 'es')}`)
    expect(mail).not.toMatch(/Total del tour|Depósito|Saldo/)
  })

  it('answer_lost: unknown at first, then found by our key and charged once', async () => {
    const traveler = await readyTraveler(await reserved('answer_lost'))
    expect(await traveler.payNow()).toMatchObject({ status: 409, body: { code: 'unknown_outcome' } })
    const { body } = await traveler.status()
    expect(body.status).toBe('paid')
    expect(chargesOf(body.booking)).toHaveLength(1)
  })

  it('too_few_travellers: called off, and the whole deposit given back', async () => {
    const offer = await reserved('too_few_travellers')
    const traveler = await readyTraveler(offer)
    await traveler.payNow()
    await decidePlaces()
    await hasten(traveler.sessionId, 'watch')
    const { body } = await traveler.status()
    expect(body.booking).toMatchObject({ bookingStatus: 'Cancelled', paymentStatus: 'refunded' })
    expect(partOf(body).calledOff).toMatchObject({ reason: 'too_few_travelers', refunded: offer.price.deposit })
    await hasten(traveler.sessionId, 'mail')
    const mail = await mailOf(body.booking?.id, 'called_off')
    const deposit = formatMoney(offer.price.deposit, 'es')
    expect(mail).toContain(`Importe cobrado: ${deposit}\nVuelve a Visa •••• 4242: ${deposit}`)
    expect(mail).not.toMatch(/Saldo|Depósito|puede cancelarse|cancelación gratis|cancelar tiene/)
  })
})

describe('what cannot be', () => {
  it('is rooms that the party cannot sleep in', async () => {
    const { request } = await placesOn('standard')
    expect(await reserve({ ...request, rooms: ['triple'] })).toMatchObject({
      status: 400,
      body: { faults: [{ path: 'payload.rooms' }] },
    })
  })

  it('is a traveller too few, or a child who leads', async () => {
    const offer = await reserved('standard', family)
    const few = await readyTraveler(offer, { travelers: names.slice(0, 2) })
    expect(few.named).toMatchObject({ status: 400, body: { faults: [{ path: 'payload.travelers' }] } })
    const young = await readyTraveler(offer, { lead: 1 })
    expect(young.named).toMatchObject({ status: 400, body: { faults: [{ path: 'payload.lead' }] } })
    expect((await young.registerCard()).body).toMatchObject({ code: 'steps_missing' })
  })

  it('is a total that was not agreed to', async () => {
    const offer = await reserved('standard')
    const { agentId, write } = await readyTraveler(offer)
    const intTotal = offer.price.deposit
    expect(await write('/set/tour-order', { agentId, tourOffer: { id: offer.id, price: { intTotal } } })).toMatchObject(
      { status: 409, body: { code: 'price_changed', current: offer.price.total } },
    )
  })
})
