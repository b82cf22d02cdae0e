import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { findOffer, hasten, readyTraveller } from '../sessions/traveller-for-tests.ts'

/** What Cloudflare counts and charges for: rows of the database, and those that objects keep of their own. */
const rows = { read: 0, written: 0, put: 0 }

const counted = <Result extends D1Response>(result: Result): Result => {
  rows.read += result.meta.rows_read
  rows.written += result.meta.rows_written
  return result
}

const counting = (database: D1Database): D1Database => {
  const own = new WeakMap<object, D1PreparedStatement>()
  const ofStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => ofStatement(statement.bind(...values)),
      run: async () => counted(await statement.run()),
      all: async () => counted(await statement.all()),
      first: async (column?: string) => {
        const [row] = counted(await statement.all<Record<string, unknown>>()).results
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    } as unknown as D1PreparedStatement
    own.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => ofStatement(database.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      (await database.batch(statements.map((one) => own.get(one) ?? one))).map(counted),
  } as unknown as D1Database
}

/** Rows of some work that were read, written and put; all objects of the backend share one prototype of storage. */
const rowsOf = async (work: () => Promise<unknown>) => {
  Object.assign(rows, { read: 0, written: 0, put: 0 })
  await work()
  return { ...rows }
}

const countPuts = (sessionId: string): Promise<void> =>
  runInDurableObject(env.ORDERS.get(env.ORDERS.idFromString(sessionId)), (_order, { storage }) => {
    const prototype = Object.getPrototypeOf(storage)
    const { put } = prototype
    prototype.put = function countedPut(this: unknown, ...values: readonly unknown[]) {
      rows.put += 1
      return Reflect.apply(put, this, values)
    }
  })

it('a search touches no row, and a booking no more than it costs today (docs/operations.md)', async () => {
  const offer = await findOffer('BOG', 'MAD')
  await countPuts((await readyTraveller(offer)).sessionId)
  const database = env.DB
  Object.assign(env, { DB: counting(database) })
  try {
    expect(await rowsOf(() => findOffer('BOG', 'MAD'))).toEqual({ read: 0, written: 0, put: 0 })
    const booking = await rowsOf(async () => {
      const ana = await readyTraveller(offer)
      const card = await ana.registerCard('4242424242424242')
      const paid = await ana.pay(card.body.transactionId)
      expect(paid.body.status).toBe('paid')
      await hasten(ana.sessionId, 'documents')
    })
    expect(booking.written).toBeGreaterThan(0)
    expect(booking.put).toBeGreaterThan(0)
    expect(booking.read).toBeLessThanOrEqual(14)
    expect(booking.written).toBeLessThanOrEqual(35)
    expect(booking.put).toBeLessThanOrEqual(25)
  } finally {
    Object.assign(env, { DB: database })
  }
})
