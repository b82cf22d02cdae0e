import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { Booking, BookingSummary, PaymentOutcome } from '#contract/booking.ts'
import { paymentAllowed } from '../attempt-limits.ts'
import type { OrderState } from '../../orders/order-state.ts'
import {
  type ProblemBody,
  call,
  chargesOf,
  customerDetails,
  findOffer,
  payOnPage,
  readyTraveller,
} from '../../sessions/traveller-for-tests.ts'

const returnUrl = 'http://localhost:4173/en/user/my-journey/booking-detail?booking=x'

const held = async (lastName?: string) => {
  const offer = await findOffer('JFK', 'EWR')
  const ana = await readyTraveller(offer, { language: 'en', ...(lastName && { lastName }) })
  const transaction = { amount: offer.price.intTotal.amount, currency: 'USD' }
  const hold = () => ana.write<PaymentOutcome>('/hold', { ...ana.parts, transaction })
  const { booking } = (await hold()).body
  if (!booking) throw new Error('not held')
  return { ana, offer, hold, booking, transaction }
}

const pay = (id: string, agentId: string, transaction: object, more: object = {}) =>
  call<{ data: { paymentUrl: string } } & ProblemBody>(
    `/bookings/${id}/pay`,
    { returnUrl, ...transaction, ...more },
    { 'x-agent-id': agentId },
  )

const toPay = ({ sessionId }: { readonly sessionId: string }, { amount }: { readonly amount: number }) => ({
  sessionId,
  amount,
})

/** Lets the airline's deadline pass, for it and for us. */
const passDeadline = async (sessionId: string): Promise<void> => {
  const order = env.ORDERS.get(env.ORDERS.idFromString(sessionId))
  await runInDurableObject(order, async (_order, { storage }) => {
    const state = await storage.get<OrderState>('order')
    if (!state?.hold) throw new Error('nothing is held')
    const hold = { ...state.hold, payBy: 1 }
    await env.DB.prepare('UPDATE airline_orders SET pay_by = 1 WHERE order_key = ?')
      .bind(state.parts[0]?.supplier.orderKey ?? '')
      .run()
    await storage.put('order', { ...state, hold, tasks: { ...state.tasks, hold: 1 } })
    await storage.setAlarm(Date.now() + 60_000)
  })
  await runDurableObjectAlarm(order)
}

const airlineStatus = (booking: Booking) =>
  env.DB.prepare('SELECT status FROM airline_orders WHERE airline_reference = ?')
    .bind(booking.airlineReference)
    .first<string>('status')

const mails = async (booking: Booking): Promise<string[]> => {
  const { results } = await env.DB.prepare('SELECT subject FROM outbox WHERE booking_id = ? ORDER BY created_at, id')
    .bind(booking.id)
    .all<{ subject: string }>()
  return results.map(({ subject }) => subject)
}

it('holds without a card, is paid for later on the provider’s page, once, at the price that was held', async () => {
  const { ana, hold, booking, transaction } = await held()
  expect(booking).toMatchObject({ bookingStatus: 'Held', paymentStatus: 'none', hold: { endedBy: null } })
  expect(booking.hold?.timeZone).toBe('America/New_York')
  expect(Date.parse(booking.hold?.payBy ?? '')).toBeGreaterThan(Date.now())
  expect((await hold()).body.booking?.id).toBe(booking.id)
  const listed = await call<{ data: BookingSummary[] }>('/bookings', undefined, { 'x-agent-id': ana.agentId })
  expect(listed.body.data).toMatchObject([{ bookingStatus: 'Held', hold: { payBy: booking.hold?.payBy } }])

  const first = await pay(booking.id, ana.agentId, transaction)
  const again = await pay(booking.id, ana.agentId, transaction)
  expect(again.body.data.paymentUrl).toBe(first.body.data.paymentUrl)
  const other = await pay(booking.id, ana.agentId, { amount: 1, currency: 'USD' })
  expect(other.body).toMatchObject({ _tag: 'PriceChanged', current: { amount: transaction.amount } })
  await payOnPage(first.body.data.paymentUrl, toPay(ana, transaction))
  const { body } = await ana.booking(booking.id)
  expect(body).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'paid', hold: { endedBy: 'payment' } })
  expect(body.total.amount).toBe(transaction.amount)
  expect(await chargesOf(ana.sessionId)).toBe(1)
  expect(await airlineStatus(booking)).toBe('confirmed')
  expect((await pay(booking.id, ana.agentId, transaction)).body).toMatchObject({ code: 'already_booked' })
  expect(await mails(booking)).toMatchObject(
    [/^Seats held, pay to book/, /confirmed: your trip/].map((words) => expect.stringMatching(words)),
  )
})

it('gives the seats back when the deadline passes, and takes no payment after it', async () => {
  const { ana, booking, transaction } = await held()
  const page = await pay(booking.id, ana.agentId, transaction)
  await passDeadline(ana.sessionId)
  await payOnPage(page.body.data.paymentUrl, toPay(ana, transaction))
  const { body } = await ana.booking(booking.id)
  expect(body).toMatchObject({ bookingStatus: 'Released', hold: { endedBy: 'deadline' } })
  expect(await airlineStatus(booking)).toBe('released')
  expect(await chargesOf(ana.sessionId)).toBe(0)
  expect((await pay(booking.id, ana.agentId, transaction)).body).toMatchObject({ code: 'hold_expired' })
  expect((await mails(booking)).at(-1)).toMatch(/not paid in time/)
})

it('is gone back to a page that is open however often, which is one attempt to pay', async () => {
  const { ana, booking, transaction } = await held()
  const pages = new Set<string>()
  for (const _ of Array.from({ length: 12 })) {
    const { status, body } = await pay(booking.id, ana.agentId, transaction)
    expect(status).toBe(200)
    pages.add(body.data.paymentUrl)
  }
  expect(pages.size).toBe(1)
  const { sessionId, agentId } = ana
  const before = { sessionId, agentId, headers: {} }
  for (const _ of Array.from({ length: 9 }))
    expect(await Effect.runPromise(Effect.isSuccess(paymentAllowed(before)))).toBe(true)
  expect(await Effect.runPromise(Effect.isSuccess(paymentAllowed(before)))).toBe(false)
  expect((await pay(booking.id, ana.agentId, transaction)).status).toBe(200)
})

it('stays held after a card was declined, and is paid for with another one', async () => {
  const { ana, booking, transaction } = await held()
  const { paymentUrl } = (await pay(booking.id, ana.agentId, transaction)).body.data
  await payOnPage(paymentUrl, { ...toPay(ana, transaction), cardNumber: '4000000000000002' })
  expect((await ana.booking(booking.id)).body).toMatchObject({ bookingStatus: 'Held', paymentStatus: 'pending' })
  expect((await pay(booking.id, ana.agentId, transaction)).body.data.paymentUrl).toBe(paymentUrl)
  await payOnPage(paymentUrl, toPay(ana, transaction))
  expect((await ana.booking(booking.id)).body).toMatchObject({ bookingStatus: 'Confirmed' })
  expect(await chargesOf(ana.sessionId)).toBe(1)
})

it('is let go by its traveller, or by whoever knows its reference and email, and by nobody else', async () => {
  const { ana, booking } = await held()
  const release = (agentId: string, opened?: object) =>
    call<Booking & ProblemBody>(`/bookings/${booking.id}/release`, opened ? { opened } : {}, { 'x-agent-id': agentId })
  expect((await release('agent-of-somebody-else')).status).toBe(404)
  const wrong = { referenceId: booking.referenceId, email: 'b@example.com' }
  expect((await release('agent-of-somebody-else', wrong)).status).toBe(404)
  const opened = { referenceId: booking.referenceId, email: customerDetails.email }
  const gone = await release('agent-of-somebody-else', opened)
  expect(gone.body).toMatchObject({ bookingStatus: 'Released', hold: { endedBy: 'traveller' } })
  expect((await release(ana.agentId)).body).toMatchObject({ bookingStatus: 'Released' })
  expect(await airlineStatus(booking)).toBe('released')
  expect((await mails(booking)).at(-1)).toMatch(/you let the seats go/)
})

it('takes no card for what can only be held, and holds nothing that is paid for at once', async () => {
  const ana = await readyTraveller(await findOffer('JFK', 'EWR'))
  const card = await ana.registerCard('4242424242424242')
  expect((await ana.pay(card.body.transactionId)).body._tag).toBe('InvalidRequest')
  expect((await ana.goToPage()).body._tag).toBe('InvalidRequest')
  const offer = await findOffer('BOG', 'MAD')
  const leo = await readyTraveller(offer)
  const transaction = { amount: offer.price.intTotal.amount, currency: 'USD' }
  expect((await leo.write('/hold', { ...leo.parts, transaction })).body._tag).toBe('InvalidRequest')
})
