import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { idempotent } from './idempotency.ts'
import { type OrderProblem, priceChanged, unavailable } from '../order-problem.ts'
import { prepared } from '../drive-for-tests.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Writes under one key, as often as it is told to; each time the work would answer something else. */
const repeats = async (
  answer: (turn: number) => Effect.Effect<number, OrderProblem>,
  fingerprints: readonly string[],
  key = 'key',
) => {
  const drive = await prepared()
  let done = 0
  const work = Effect.suspend(() => answer((done += 1)))
  const answers = []
  for (const fingerprint of fingerprints)
    answers.push(await Effect.runPromise(drive.turn(idempotent(key, fingerprint, work))))
  return { done, answers }
}

it('is done once, and a repeat is given what was answered then', async () => {
  const { done, answers } = await repeats(Effect.succeed, ['same', 'same', 'same'])
  expect(done).toBe(1)
  expect(answers).toEqual([1, 1, 1].map((value) => ({ ok: true, value })))
})

it('remembers a problem that ends the matter', async () => {
  const { done, answers } = await repeats((turn) => Effect.fail(priceChanged(usd(turn), usd(9))), ['same', 'same'])
  expect(done).toBe(1)
  expect(answers[1]).toEqual(answers[0])
})

it('looks again after one that only says how things stand', async () => {
  const { done, answers } = await repeats(
    (turn) => (turn === 1 ? Effect.fail(unavailable()) : Effect.succeed(turn)),
    ['same', 'same'],
  )
  expect([done, answers[1]]).toEqual([2, { ok: true, value: 2 }])
})

it('is not done for other content under the same key', async () => {
  const { done, answers } = await repeats(Effect.succeed, ['one', 'another'])
  expect(done).toBe(1)
  expect(answers[1]).toMatchObject({ ok: false, problem: { _tag: 'IdempotencyConflict' } })
})

it.each(['constructor', 'toString', '__proto__'])('is done once under %s, which every object has', async (key) => {
  const { done, answers } = await repeats(Effect.succeed, ['same', 'same'], key)
  expect([done, answers]).toEqual([1, [1, 1].map((value) => ({ ok: true, value }))])
})
