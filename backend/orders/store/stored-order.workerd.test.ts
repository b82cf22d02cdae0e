import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Booking, BookingSummary } from '#contract/booking.ts'
import type { ProblemBody } from '../../sessions/traveller-for-tests.ts'
import { call, chargesOf, customerDetails, hasten, keyOf, payOnPage } from '../../sessions/traveller-for-tests.ts'
import { fingerprintOf } from './fingerprint.ts'
import kept from './orders-of-one-flight.json'
import type { OrderState } from '../order-state.ts'

type Name = 'draft' | 'ticketed' | 'waiting' | 'held' | 'refused'

const later = Date.now() + 86_400_000

/** What a build before parts had kept, with times that are still to come; passports were sealed under a key of its own. */
const orderOf = (name: Name) => {
  const { order } = kept[name]
  const { offer } = order.quote
  return {
    ...order,
    expiresAt: later,
    quote: { ...order.quote, offer: { ...offer, expiresAt: new Date(later).toISOString() } },
    passengers: order.passengers.map((passenger) => ({ ...passenger, sealedPassport: null })),
    hold: order.hold && { ...order.hold, payBy: later },
    tasks: { forget: later },
  }
}

const insert = async (table: string, rows: readonly object[]): Promise<void> => {
  for (const row of rows) {
    const names = Object.keys(row)
    const sql = `INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
    await env.DB.prepare(sql)
      .bind(...Object.values(row))
      .run()
  }
}

/** The order in an object of its own, and what the database had of it. */
const restored = async (name: Name) => {
  const id = env.ORDERS.newUniqueId()
  const sessionId = id.toString()
  const { agentId, sessionId: before } = kept[name]
  const { tables } = kept
  const own = <Row extends { session_id: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.session_id === before).map((row) => ({ ...row, session_id: sessionId }))
  await insert('bookings', own(tables.bookings))
  await insert(
    'gateway_payments',
    own(tables.gateway_payments).map((row) => ({ ...row, expires_at: later })),
  )
  await insert('gateway_charges', own(tables.gateway_charges))
  await insert(
    'airline_orders',
    tables.airline_orders.map((row) => ({ ...row, pay_by: row.pay_by && later })),
  )
  await runInDurableObject(env.ORDERS.get(id), (_order, { storage }) =>
    storage.put('order', { ...orderOf(name), sessionId }),
  )
  const booking = (bookingId: string) =>
    call<Booking & ProblemBody>(`/bookings/${bookingId}`, undefined, { 'x-agent-id': agentId })
  const status = () =>
    call<{ status: string; failure: string | null; booking: Booking | null }>(
      '/user/session/payment-status',
      { agentId },
      { 'x-session-id': sessionId },
    )
  const write = <Body>(path: string, body: object) =>
    call<Body & ProblemBody>(`/user/session${path}`, body, { 'idempotency-key': keyOf(), 'x-session-id': sessionId })
  return { id, sessionId, agentId, booking, status, write }
}

it('shows, lists and finds a booking of before as its one flight, and mails it again', async () => {
  const ana = await restored('ticketed')
  const { booking: before } = kept.ticketed
  const { body } = await ana.booking(before.id)
  expect(body).toMatchObject(before)
  expect(body.selectedFlightOffer?.FlightOffer.data).toMatchObject([{ id: kept.ticketed.order.quote.offer.id }])
  expect(body.parts).toMatchObject([
    {
      kind: 'flight',
      state: 'confirmed',
      extras: { bags: before.additionalServices.baggages },
      quote: { total: before.total },
      supplier: { reference: before.airlineReference },
      documents: before.tickets.map((ticket) => ({ kind: 'ticket', ...ticket })),
    },
  ])
  const list = await call<{ data: BookingSummary[] }>('/bookings', undefined, { 'x-agent-id': ana.agentId })
  expect(list.body.data).toMatchObject([{ id: before.id, parts: [{ from: 'BOG', to: 'CLO', state: 'confirmed' }] }])
  const found = await call<Booking>('/booking/lookup', {
    referenceId: before.referenceId,
    email: customerDetails.email,
  })
  expect(found.body).toEqual(body)
  expect((await call(`/bookings/${before.id}/mail`, {}, { 'x-agent-id': ana.agentId })).status).toBe(202)
  const mail = await env.DB.prepare('SELECT plain FROM outbox WHERE booking_id = ?').bind(before.id).first<string>()
  expect(JSON.stringify(mail)).toContain(before.tickets[0]?.number)
})

it('takes the payment of seats that were held before, by the order the airline knows', async () => {
  const ana = await restored('held')
  const { booking: before, order } = kept.held
  expect((await ana.booking(before.id)).body).toMatchObject({ bookingStatus: 'Held', parts: [{ state: 'held' }] })
  const paying = await call<{ data: { paymentUrl: string } }>(
    `/bookings/${before.id}/pay`,
    { returnUrl: order.started.returnUrl, ...before.total },
    { 'x-agent-id': ana.agentId },
  )
  await payOnPage(paying.body.data.paymentUrl, { sessionId: ana.sessionId, amount: before.total.amount })
  const after = (await ana.booking(before.id)).body
  expect(after).toMatchObject({ bookingStatus: 'Confirmed', airlineReference: before.airlineReference })
  expect(await chargesOf(ana.sessionId)).toBe(1)
  const key = order.hold?.key ?? ''
  const row = await env.DB.prepare('SELECT status FROM airline_orders WHERE order_key = ?').bind(key).first('status')
  expect(row).toBe('confirmed')
})

it('carries on a payment that was open, and tickets what it bought', async () => {
  const ana = await restored('waiting')
  const { transactionId, amount } = kept.waiting.order.attempt
  await payOnPage(`http://backend/pay?cartId=${transactionId}`, { sessionId: ana.sessionId, amount: amount.amount })
  const { body } = await ana.status()
  expect(body).toMatchObject({ status: 'paid', booking: { bookingStatus: 'Confirmed' } })
  await hasten(ana.sessionId, 'documents')
  expect((await ana.booking(body.booking?.id ?? '')).body).toMatchObject({ ticketingStatus: 'issued' })
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it('goes on with a draft and its bags, and tells of a payment that was given back', async () => {
  const ana = await restored('draft')
  const { order } = kept.draft
  const asked = await ana.write('/add/additional-services', {
    agentId: ana.agentId,
    flightOffer: { id: order.quote.offer.id },
    flightOfferId: order.orderId,
    additionalServices: { baggage: { onward: { quantity: 1, totalAmount: 1, segmentIds: [], journeyType: 'onward' } } },
  })
  expect(asked.body).toMatchObject({ _tag: 'PriceChanged', current: { amount: order.bags[0]?.amount } })
  const customer = await ana.write<{ id: string }>('/customer', { customerDetails })
  expect(customer.body.id).toBe(order.customer.customerId)
  const stored = await runInDurableObject(env.ORDERS.get(ana.id), (_order, { storage }) =>
    storage.get<OrderState>('order'),
  )
  expect(stored).toMatchObject({ version: 2, parts: [{ kind: 'flight', extras: { bags: order.bags } }] })

  const refused = await restored('refused')
  expect((await refused.status()).body).toMatchObject({ status: 'voided', failure: 'airline_refused' })
})

it('answers a repeat of a call of before with the booking and its parts', async () => {
  const ana = await restored('ticketed')
  const { booking: before, order } = kept.ticketed
  const { offer, dictionaries, included } = order.quote
  const booking = { ...before, selectedFlightOffer: { FlightOffer: { data: [offer], dictionaries, included } } }
  const outcome = { status: 'paid', transactionId: 'pay_1', reason: null, failure: null, challengeUrl: null, booking }
  const repeated = keyOf()
  await runInDurableObject(env.ORDERS.get(ana.id), async (_order, { storage }) => {
    const fingerprint = await fingerprintOf(['hold', {}])
    await storage.put(`answer:${repeated}`, { fingerprint, answer: { ok: true, value: outcome } })
  })
  const answer = await runInDurableObject(env.ORDERS.get(ana.id), (order) => order.hold(repeated, {} as never))
  expect(answer).toMatchObject({ ok: true, value: { booking: { parts: [{ state: 'confirmed' }] } } })
})
