import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { findOffer, hasten, readyTraveller } from '../sessions/traveller-for-tests.ts'

/**
 * What Cloudflare counts and charges for: rows of the database, the demo provider's and airline's apart, which real ones keep in their
 * own house; and what objects keep of their own, where a key that is put, or deleted, and an alarm that is set are a row each.
 */
const none = { read: 0, written: 0, demo: 0, put: 0, alarms: 0 }
const rows = { ...none }

const ownTables = /\b(?:INTO|UPDATE|FROM)\s+(?:bookings|outbox|messages)\b/

const counted = <Result extends D1Response>(sql: string, result: Result): Result => {
  rows.read += result.meta.rows_read
  rows[ownTables.test(sql) ? 'written' : 'demo'] += result.meta.rows_written
  return result
}

const counting = (database: D1Database): D1Database => {
  const own = new WeakMap<object, { readonly statement: D1PreparedStatement; readonly sql: string }>()
  const ofStatement = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => ofStatement(statement.bind(...values), sql),
      run: async () => counted(sql, await statement.run()),
      all: async () => counted(sql, await statement.all()),
      first: async (column?: string) => {
        const [row] = counted(sql, await statement.all<Record<string, unknown>>()).results
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    } as unknown as D1PreparedStatement
    own.set(wrapped, { statement, sql })
    return wrapped
  }
  return {
    prepare: (sql: string) => ofStatement(database.prepare(sql), sql),
    batch: async (statements: D1PreparedStatement[]) => {
      const known = statements.flatMap((one) => own.get(one) ?? [])
      const results = await database.batch(known.map(({ statement }) => statement))
      return results.map((result, index) => counted(known[index]?.sql ?? '', result))
    },
  } as unknown as D1Database
}

/** Rows of some work that were read, written and put; all objects of the backend share one prototype of storage. */
const rowsOf = async (work: () => Promise<unknown>) => {
  Object.assign(rows, none)
  await work()
  return { ...rows }
}

const keysOf = (first: unknown): number => {
  if (Array.isArray(first)) return first.length
  return typeof first === 'object' && first !== null ? Object.keys(first).length : 1
}

const countStorage = (sessionId: string): Promise<void> =>
  runInDurableObject(env.ORDERS.get(env.ORDERS.idFromString(sessionId)), (_order, { storage }) => {
    const prototype = Object.getPrototypeOf(storage)
    const count = (name: 'put' | 'delete' | 'setAlarm' | 'deleteAlarm', kind: 'put' | 'alarms') => {
      const method = prototype[name]
      prototype[name] = function counting(this: unknown, ...values: readonly unknown[]) {
        rows[kind] += kind === 'alarms' ? 1 : keysOf(values[0])
        return Reflect.apply(method, this, values)
      }
    }
    count('put', 'put')
    count('delete', 'put')
    count('setAlarm', 'alarms')
    count('deleteAlarm', 'alarms')
  })

it('a search touches no row, and a booking no more than it costs today (docs/operations.md)', async () => {
  const offer = await findOffer('BOG', 'MAD')
  const before = await readyTraveller(offer)
  // the backend's keys are made once
  await before.registerCard('4242424242424242')
  await countStorage(before.sessionId)
  const database = env.DB
  Object.assign(env, { DB: counting(database) })
  try {
    expect(await rowsOf(() => findOffer('BOG', 'MAD'))).toEqual(none)
    const book = async (contact: { readonly newsletterSubscribe?: boolean }) => {
      const ana = await readyTraveller(offer, { contact })
      const card = await ana.registerCard('4242424242424242')
      expect((await ana.pay(card.body.transactionId)).body.status).toBe('paid')
      await hasten(ana.sessionId, 'documents')
    }
    const booking = await rowsOf(() => book({ newsletterSubscribe: false }))
    const { alarms, read, ...written } = booking
    expect(read).toBeLessThanOrEqual(18)
    // the session's end, an open payment, tickets to come; one each of two counters' objects, which another booking may have set before; two
    // for the test, which wakes it too soon
    expect(alarms).toBeGreaterThanOrEqual(3 + 2)
    expect(alarms).toBeLessThanOrEqual(3 + 2 + 2)
    expect(written).toEqual({
      // a booking's reference, its agent's index, how it stands twice; two mails
      written: 4 + 2,
      demo: 7,
      // six steps; before the money, the airline and the charge are asked for; the end; its tickets. Two counters. The test's own
      put: 6 + 3 + 1 + 1 + 2 + 1,
    })
    // whoever asks to be written to adds a row, with its id, its subject, its time and the key of its link to leave in indexes
    const subscribing = await rowsOf(() => book({ newsletterSubscribe: true }))
    expect(subscribing.written - booking.written).toBe(5)
  } finally {
    Object.assign(env, { DB: database })
  }
})
