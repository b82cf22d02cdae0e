import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ProblemBody, call, customerDetails, keyOf } from '../../sessions/traveller-for-tests.ts'
import { booked, change, forget, objectOf, stateOf, tablesWith } from './forget-for-tests.ts'

const lines: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void (lines.length = 0))

const review = (booking: { readonly referenceId: string; readonly email: string }) =>
  call(
    '/forms/review',
    { language: 'es', name: 'Ana Olvidada', email: 'ana@example.com', rating: 5, text: 'Muy bien todo.', booking },
    { 'idempotency-key': keyOf(), 'x-visitor-address': crypto.randomUUID() },
  )

const orderedOf = async (sessionId: string): Promise<readonly string[]> => {
  const { results } = await env.DB.prepare(
    'SELECT ordered FROM airline_orders JOIN gateway_payments ON instr(order_key, id) = 1 WHERE session_id = ?',
  )
    .bind(sessionId)
    .all<{ ordered: string }>()
  return results.map(({ ordered }) => ordered)
}

describe('a booking that is forgotten', () => {
  it('leaves nothing personal in the database or its object, and what the books need', async () => {
    const { ana, booking } = await booked()
    expect((await review({ referenceId: booking.referenceId, email: customerDetails.email })).status).toBeLessThan(300)
    expect(await tablesWith('Olvidada')).toEqual(expect.arrayContaining(['messages', 'outbox']))
    expect(await tablesWith(booking.id)).toEqual(['attributions', 'bookings', 'messages', 'outbox'])
    expect((await orderedOf(ana.sessionId))[0]).toMatch(/./)

    const { status, body } = await forget(booking.referenceId)
    expect(status).toBe(200)
    const { id, referenceId, bookingStatus, paymentStatus, createdAt, total } = booking
    expect(body).toEqual({
      id,
      referenceId,
      bookingStatus,
      paymentStatus,
      createdAt,
      total,
      forgottenAt: expect.any(String),
      transactions: booking.paymentInformation.transactions,
      parts: [{ kind: 'flight', supplier: booking.parts[0]?.supplier.name, state: 'confirmed', total }],
    })

    expect(await tablesWith('Olvidada')).toEqual([])
    expect(await tablesWith(booking.id)).toEqual(['forgotten_bookings'])
    expect(await orderedOf(ana.sessionId)).toEqual([''])
    const payment = env.DB.prepare('SELECT status, last4, brand, return_url FROM gateway_payments WHERE session_id = ?')
    expect((await payment.bind(ana.sessionId).all()).results).toEqual([
      { status: 'captured', last4: null, brand: null, return_url: null },
    ])
    const [kept, wakes] = await runInDurableObject(objectOf(ana.sessionId), async (_order, { storage }) => [
      (await storage.list()).size,
      await storage.getAlarm(),
    ])
    expect([kept, wakes]).toEqual([0, null])
    expect(await runDurableObjectAlarm(objectOf(ana.sessionId))).toBe(false)
  })

  it('is answered as one that nobody knows', async () => {
    const { ana, booking } = await booked()
    await forget(booking.id)
    const headers = { 'x-agent-id': ana.agentId }
    const pair = { referenceId: booking.referenceId, email: customerDetails.email }
    const answers = async (id: string, { referenceId, email }: typeof pair) =>
      [
        await call<ProblemBody>(`/bookings/${id}`, undefined, headers),
        await call<ProblemBody>(`/bookings/${id}/mail`, {}, headers),
        await call<ProblemBody>(
          '/booking/lookup',
          { referenceId, email },
          { 'x-visitor-address': crypto.randomUUID() },
        ),
      ].map(({ status, body }) => [status, { ...body, requestId: '' }])
    expect(await answers(booking.id, pair)).toEqual(
      await answers('bkg_of_nobody', { ...pair, referenceId: 'ACDEFGHJK' }),
    )
    const list = await call<{ data: unknown[] }>('/bookings', undefined, headers)
    expect(list.body.data).toEqual([])
    expect((await ana.status()).body._tag).toBe('SessionNotFound')
  })

  it('is told to the log without anybody in it', async () => {
    const { ana, booking } = await booked()
    lines.length = 0
    await forget(booking.referenceId)
    const told = lines.filter((line) => line.includes('booking_forgotten'))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(booking.id)
    expect(told[0]).not.toMatch(/olvidada|example\.com/i)
    for (const own of [booking.referenceId, ana.agentId]) expect(told[0]).not.toContain(own)
  })

  it('is answered alike again, under its reference however it is written, and its id', async () => {
    const { booking } = await booked()
    const first = await forget(booking.referenceId.toLowerCase().replace(/^.../, '$& '))
    expect(first.status).toBe(200)
    expect(await forget(booking.referenceId)).toEqual(first)
    expect(await forget(booking.id, {})).toEqual(first)
  })
})

/** Has the database stop as a row of the booking is deleted. */
const stopping = async (table: string, id: string, forgetIt: () => Promise<void>): Promise<void> => {
  const column = table === 'bookings' ? 'id' : 'booking_id'
  await env.DB.exec(
    `CREATE TRIGGER stopped BEFORE DELETE ON ${table} WHEN OLD.${column} = '${id}' BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
  )
  await forgetIt().finally(() => env.DB.exec('DROP TRIGGER stopped'))
}

describe('a call that stops midway', () => {
  it('before anything was deleted leaves the booking whole', async () => {
    const { ana, booking } = await booked()
    await stopping('messages', booking.id, async () => {
      await review({ referenceId: booking.referenceId, email: customerDetails.email })
      expect((await forget(booking.id)).status).toBe(503)
    })
    expect((await ana.booking(booking.id)).body.referenceId).toBe(booking.referenceId)
    expect(await tablesWith(booking.id)).toEqual(['attributions', 'bookings', 'messages', 'outbox'])
    expect((await forget(booking.id)).status).toBe(200)
  })

  it('once its object is empty is finished by the next', async () => {
    const { ana, booking } = await booked()
    await stopping('bookings', booking.id, async () => {
      expect((await forget(booking.id)).status).toBe(503)
    })
    expect(await stateOf(ana.sessionId)).toBeUndefined()
    expect(await tablesWith(booking.id)).toEqual(['bookings', 'forgotten_bookings'])
    const again = await forget(booking.id)
    expect(again).toMatchObject({ status: 200, body: { referenceId: booking.referenceId } })
    expect(await tablesWith(booking.id)).toEqual(['forgotten_bookings'])
  })

  it('leaves another order alone that its object has begun since', async () => {
    const { ana, booking } = await booked()
    await change(ana.sessionId, (state) => ({ ...state, bookingId: 'bkg_of_the_next' }))
    expect((await forget(booking.id)).status).toBe(404)
    expect((await stateOf(ana.sessionId))?.bookingId).toBe('bkg_of_the_next')
    expect(await tablesWith(booking.id)).toEqual([])
  })
})

describe('who may ask', () => {
  it.each(['', 'Bearer ', 'Bearer of a visitor'])('is nobody who shows "%s" for the key', async (authorization) => {
    const { ana, booking } = await booked()
    const answer = await forget(booking.id, {}, { authorization, 'x-agent-id': ana.agentId })
    expect(answer).toMatchObject({ status: 401, body: { _tag: 'NotAuthorised' } })
    expect((await ana.booking(booking.id)).status).toBe(200)
  })

  it('hears that there is no such booking', async () => {
    expect(await forget('ACDEFGHJK')).toMatchObject({
      status: 404,
      body: { _tag: 'BookingNotFound', message: 'No booking has this reference or id.' },
    })
  })
})
