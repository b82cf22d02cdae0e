import { expect, it } from 'vitest'
import type { Move } from '../drive-for-tests.ts'
import { preparedPackage } from '../parts/package-for-tests.ts'
import { outcomeOf } from './payment-outcome.ts'

const pay: Move = { name: 'pay', stale: false }

const refusedOf = async (names: Parameters<typeof preparedPackage>[0], moves: readonly Move[]) => {
  const drive = await preparedPackage(names)
  for (const move of moves) await drive.take(move)
  const { state } = drive.world
  if (!state) throw new Error('no order')
  return outcomeOf(state)
}

it('says of no part that it was refused, where the price ran out before any supplier was asked', async () => {
  const outcome = await refusedOf(
    ['free', 'free'],
    [
      { name: 'card', card: 'challenge' },
      pay,
      { name: 'expire' },
      { name: 'bank', agrees: true },
      { name: 'wait', seconds: 1 },
      { name: 'notice' },
    ],
  )
  expect(outcome).toMatchObject({ status: 'voided', failure: 'offer_expired' })
  expect(outcome.letGo).toBeUndefined()
})

it('says which part was refused, and what the others cost alone', async () => {
  const outcome = await refusedOf(['free', 'final'], [{ name: 'part', partId: '2', airline: 'refuses' }, pay])
  expect(outcome.letGo).toMatchObject({
    parts: [{ state: 'released' }, { state: 'refused' }],
    alone: [{ partId: '1' }],
  })
})

it('names as refused what a supplier kept and then did not sell', async () => {
  const outcome = await refusedOf(
    ['free', 'holdable'],
    [
      { name: 'part', partId: '1', airline: 'holds' },
      pay,
      { name: 'part', partId: '1', airline: 'sells' },
      { name: 'part', partId: '2', airline: 'refuses' },
      { name: 'alarm' },
    ],
  )
  expect(outcome.letGo).toMatchObject({
    parts: [{ state: 'released' }, { state: 'refused' }],
    alone: [{ partId: '1' }],
  })
})
