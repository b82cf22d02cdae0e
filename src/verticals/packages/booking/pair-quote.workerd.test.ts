import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { readPair, standingPair } from './pair-quote.server.ts'

it('a pair is not asked about once more by the booking that begins at the total of its page', async () => {
  let amount = 60_000
  const expiresAt = new Date(Date.now() + 300_000).toISOString()
  const ask = Effect.sync(() => {
    amount += 1000
    return { price: { dueNow: { amount, currency: 'USD' } }, expiresAt }
  })
  const id = crypto.randomUUID()
  const { price } = await Effect.runPromise(readPair(id, ask))
  const totalAt = async (shown: number) =>
    (await Effect.runPromise(standingPair(id, { ...price.dueNow, amount: shown }, ask))).price.dueNow.amount
  await scheduler.wait(300)
  expect(await totalAt(61_000)).toBe(61_000)
  expect(await totalAt(60_000)).toBe(62_000)
  await scheduler.wait(300)
  expect(await totalAt(60_000)).toBe(63_000)
  expect(await totalAt(61_000)).toBe(61_000)
})
