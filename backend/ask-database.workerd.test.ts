import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jsonLoggerLayer } from './api/json-logger.ts'
import { askDatabase } from './ask-database.ts'
import { contact } from './forms/contact-for-tests.ts'
import { call, keyOf } from './sessions/traveller-for-tests.ts'

interface Line {
  readonly event?: string
  readonly message?: string
  readonly annotations?: { readonly cause: string; readonly requestId?: string }
}

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const failures = (): readonly Line[] =>
  lines.map((line): Line => JSON.parse(line)).filter(({ message }) => message === 'The database failed')

const without = async <Value>(table: string, work: () => Promise<Value>): Promise<Value> => {
  await env.DB.prepare(`ALTER TABLE ${table} RENAME TO elsewhere`).run()
  try {
    return await work()
  } finally {
    await env.DB.prepare(`ALTER TABLE elsewhere RENAME TO ${table}`).run()
  }
}

const requestId = 'request-of-ana'
const send = (key: string) => call('/forms/contact', contact, { 'idempotency-key': key, 'x-request-id': requestId })

it.each(['message_keys', 'messages'])('a form is told so where there are no %s, and the log why', async (table) => {
  const answer = await without(table, () => send(keyOf()))
  expect(answer).toMatchObject({ status: 503, body: { code: 'storage_unavailable', requestId } })
  expect(failures()).toMatchObject([
    { level: 'ERROR', annotations: { cause: expect.stringContaining(`no such table: ${table}`), requestId } },
  ])
  expect(lines.join()).not.toMatch(/Ana|Pérez|example|gata|3001234567/)
})

it('a lookup of a booking is told so where there are none, and the log why', async () => {
  const asked = { referenceId: 'ABC234', email: contact.email }
  const answer = await without('bookings', () => call('/booking/lookup', asked, { 'x-request-id': requestId }))
  expect(answer).toMatchObject({ status: 503, body: { code: 'storage_unavailable', requestId } })
  expect(failures()).toMatchObject([{ annotations: { cause: expect.stringContaining('no such table: bookings') } }])
  expect(lines.join()).not.toMatch(/ABC234|example/)
})

it('the same form sent twice at once is no failure', async () => {
  const key = keyOf()
  const answers = await Promise.all([send(key), send(key), send(key)])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(failures()).toEqual([])
})

const askUnbindable = async () => env.DB.prepare('SELECT ?').bind(["Ana O'Brien", 'gata']).first()

it('a value that cannot be bound stays out of the log, apostrophes in it or none', async () => {
  const asked = Effect.flip(askDatabase(askUnbindable, () => 'no answer'))
  expect(await Effect.runPromise(asked.pipe(Effect.provide(jsonLoggerLayer)))).toBe('no answer')
  expect(failures()).toMatchObject([{ annotations: { cause: expect.stringContaining('not supported for value') } }])
  expect(lines.join()).not.toMatch(/Ana|Brien|gata/)
})

it('a backup can be made: no table is virtual, which D1 exports none of', async () => {
  const made = await env.DB.prepare("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%'").all()
  expect(made.results).toEqual([])
})
