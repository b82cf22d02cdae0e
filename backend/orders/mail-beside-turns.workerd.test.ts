import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeMailService, mailService, openMailService } from '../mail/mail-service-for-tests.ts'
import { call, findOffer, hasten, readyTraveller } from '../sessions/traveller-for-tests.ts'
import { forget, objectOf, stateOf } from './forgetting/forget-for-tests.ts'

beforeEach(openMailService)
afterEach(closeMailService)

const paid = async () => {
  const ana = await readyTraveller(await findOffer('BOG', 'MAD'))
  const { booking } = (await ana.pay((await ana.registerCard('4242424242424242')).body.transactionId)).body
  if (!booking) throw new Error('not booked')
  return { ana, booking }
}

const outbox = async (bookingId: string) =>
  (
    await env.DB.prepare('SELECT id, status, tries FROM outbox WHERE booking_id = ? ORDER BY id').bind(bookingId).all()
  ).results.map(({ id, status, tries }) => [String(id).split(':')[1], status, tries])

/** How long something takes; a mail that is waited for takes five seconds. */
const during = async (work: () => Promise<unknown>): Promise<number> => {
  const at = Date.now()
  await work()
  return Date.now() - at
}

it('keeps no call of its order waiting, however long the mail service says nothing', async () => {
  mailService.isSilent = true
  const { ana, booking } = await paid()
  await vi.waitFor(() => expect(mailService.asked).toEqual([`${booking.id}:confirmed`]))
  // should the object stop now
  expect((await stateOf(ana.sessionId))?.tasks.mail).toBeGreaterThan(Date.now())
  const own = { 'x-agent-id': ana.agentId }
  const calls = async () => {
    expect((await ana.booking(booking.id)).status).toBe(200)
    expect((await ana.status()).body.status).toBe('paid')
    expect((await call(`/bookings/${booking.id}/cancel-quote`, {}, own)).status).toBeLessThan(500)
  }
  expect(await during(calls)).toBeLessThan(3000)

  const issued = hasten(ana.sessionId, 'documents')
  expect(await during(calls)).toBeLessThan(3000)
  await issued
  expect((await ana.booking(booking.id)).body.ticketingStatus).toBe('issued')
  expect((await stateOf(ana.sessionId))?.tasks.mail).toBeGreaterThan(Date.now())

  mailService.isSilent = false
  await vi.waitFor(async () =>
    expect(await outbox(booking.id)).toEqual([
      ['confirmed', 'sent', 1],
      ['ticketed', 'sent', 1],
    ]),
  )
  await hasten(ana.sessionId, 'mail')
  expect(mailService.asked).toEqual([`${booking.id}:confirmed`, `${booking.id}:ticketed`])
  const { tasks } = (await stateOf(ana.sessionId)) ?? {}
  expect(tasks).toEqual({})
})

it('is tried again by the order once its time has come, and not before', async () => {
  mailService.status = 503
  const { ana, booking } = await paid()
  await hasten(ana.sessionId, 'documents')
  expect(await outbox(booking.id)).toEqual([
    ['confirmed', 'queued', 1],
    ['ticketed', 'queued', 1],
  ])
  const again = (await stateOf(ana.sessionId))?.tasks.mail ?? 0
  expect(again - Date.now()).toBeGreaterThan(2000)
  expect(again - Date.now()).toBeLessThanOrEqual(5000)
  await hasten(ana.sessionId, 'mail')
  expect(mailService.asked).toHaveLength(2)
  await env.DB.prepare('UPDATE outbox SET next_try_at = 1 WHERE booking_id = ?').bind(booking.id).run()
  mailService.status = 200
  await hasten(ana.sessionId, 'mail')
  expect((await outbox(booking.id)).map(([, status]) => status)).toEqual(['sent', 'sent'])
})

it('that is on its way when its booking is forgotten ends first, and nobody is written to after that', async () => {
  const { ana, booking } = await paid()
  mailService.isSilent = true
  await hasten(ana.sessionId, 'documents')
  const forgotten = forget(booking.id)
  await expect(Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])).resolves.toBe(
    'waits',
  )
  mailService.isSilent = false
  expect((await forgotten).status).toBe(200)
  const before = mailService.asked.length
  const [kept, wakes] = await runInDurableObject(objectOf(ana.sessionId), async (_order, { storage }) => [
    (await storage.list()).size,
    await storage.getAlarm(),
  ])
  expect([kept, wakes, await outbox(booking.id)]).toEqual([0, null, []])
  expect(mailService.asked).toHaveLength(before)
})
