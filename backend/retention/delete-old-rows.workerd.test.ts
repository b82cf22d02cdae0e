import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import worker from '../worker.ts'

const day = 86_400_000
const now = Date.UTC(2027, 0, 1)

const put = (table: string, row: Readonly<Record<string, string | number | null>>) =>
  env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
  )
    .bind(...Object.values(row))
    .run()

const notice = (id: string, received_at: number) => put('payment_notices', { notice_id: id, received_at })
const key = (id: string, created_at: number) =>
  put('message_keys', { idempotency_key: id, fingerprint: 'f', message_id: 'm', created_at })
const reservation = (uuid: string, created_at: number, order_key: string | null = null) =>
  put('reservations', {
    uuid,
    asked: '',
    offer: '',
    area: '',
    code: '',
    option: '',
    starts: '',
    places: 1,
    status: 'on_hold',
    places_until: 0,
    order_key,
    amount: 1,
    currency: 'USD',
    created_at,
  })
const validation = (id: string, validated_at: number) =>
  put('offer_validations', { offer_id: id, times: 1, validated_at })
const mail = (id: string, created_at: number, { began_at = created_at, status = 'sent' } = {}) =>
  put('outbox', {
    began_at,
    id,
    booking_id: 'b',
    recipient: 'ana@example.com',
    subject: '',
    html: '',
    plain: '',
    language: 'es',
    status,
    next_try_at: 0,
    created_at,
  })
const payment = (id: string, updated_at: number, status = 'declined') =>
  put('gateway_payments', {
    id,
    session_id: 's',
    kind: 'card',
    status,
    language: 'es',
    created_at: 0,
    expires_at: 0,
    updated_at,
  })

const message = (id: string, created_at: number, kind = 'contact') =>
  put('messages', { id, kind, subject: null, fields: '{}', language: 'es', booking_id: null, created_at })

const attribution = (booking_id: string, began_at: number) =>
  put('attributions', { began_at, booking_id, info_data: '{}' })

const idsOf = async (table: string, column: string): Promise<unknown[]> => {
  const { results } = await env.DB.prepare(`SELECT ${column} AS id FROM ${table} ORDER BY 1`).all<{ id: string }>()
  return results.map(({ id }) => id)
}

const runAt = (time: number, settings: Partial<Cloudflare.Env> = {}): Promise<void> =>
  worker.scheduled(createScheduledController({ scheduledTime: new Date(time) }), { ...env, ...settings })

const tables = [
  ['payment_notices', 'notice_id', notice, 7],
  ['message_keys', 'idempotency_key', key, 7],
  ['offer_validations', 'offer_id', validation, 7],
  ['reservations', 'uuid', reservation, 7],
  ['outbox', 'id', mail, 90],
  ['gateway_payments', 'id', payment, 90],
  ['messages', 'id', message, 365],
  ['attributions', 'booking_id', attribution, 365],
] as const

beforeEach(async () => {
  await env.DB.batch(tables.map(([table]) => env.DB.prepare(`DELETE FROM ${table}`)))
})

it.each(tables)('%s are deleted after their days, and not before', async (table, column, write, days) => {
  await write('old', now - days * day - 1)
  await write('new', now - days * day)
  await runAt(now)
  expect(await idsOf(table, column)).toEqual(['new'])
})

it('keeps what took money, however old', async () => {
  await payment('captured', 0, 'captured')
  await payment('set aside', 0, 'authorised')
  await payment('voided', 0, 'voided')
  await runAt(now)
  expect(await idsOf('gateway_payments', 'id')).toEqual(['captured', 'set aside'])
})

it('keeps a reservation that was booked, however old', async () => {
  await reservation('left', 0)
  await reservation('booked', 0, 'pay:1:confirm')
  await runAt(now)
  expect(await idsOf('reservations', 'uuid')).toEqual(['booked'])
})

it('keeps the mail of today about a trip that was booked long ago', async () => {
  await mail('called off', now - day, { began_at: now - 120 * day, status: 'queued' })
  await mail('of an earlier build', now - day, { began_at: 0, status: 'queued' })
  await mail('confirmed', now - 120 * day)
  await runAt(now)
  expect(await idsOf('outbox', 'id')).toEqual(['called off', 'of an earlier build'])
})

it('keeps reviews, and who is on the list, however old', async () => {
  await message('review', 0, 'review')
  await message('subscription', 0, 'subscribe')
  await message('enquiry', 0, 'enquiry')
  await runAt(now)
  expect(await idsOf('messages', 'id')).toEqual(['review', 'subscription'])
})

it('follows the operator, who may not ask for less than a day', async () => {
  await mail('two days', now - 2 * day)
  await runAt(now, { OUTBOX_DAYS: '0' })
  expect(await idsOf('outbox', 'id')).toEqual(['two days'])
  await runAt(now, { OUTBOX_DAYS: '1' })
  expect(await idsOf('outbox', 'id')).toEqual([])
})

it('gets through a backlog longer than one statement takes', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 2500)
      INSERT INTO payment_notices SELECT 'notice ' || n, 0 FROM counted`,
  ).run()
  await notice('new', now)
  await runAt(now)
  expect(await idsOf('payment_notices', 'notice_id')).toEqual(['new'])
})
