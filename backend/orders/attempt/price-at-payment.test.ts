import { expect, it } from 'vitest'
import { type Drive, type Move, prepared } from '../drive-for-tests.ts'
import { outcomeOf } from './payment-outcome.ts'

type Way = 'card' | 'page' | 'bank'

const begin: Readonly<Record<Way, readonly Move[]>> = {
  card: [],
  page: [{ name: 'page', stale: false }],
  bank: [
    { name: 'card', card: 'challenge' },
    { name: 'pay', stale: false },
  ],
}

const end: Readonly<Record<Way, readonly Move[]>> = {
  card: [{ name: 'pay', stale: false }],
  page: [{ name: 'hosted', agrees: true }, { name: 'notice' }],
  bank: [{ name: 'bank', agrees: true }, { name: 'notice' }],
}

const payAfterExpiry = async (way: Way, change: (drive: Drive) => void): Promise<Drive> => {
  const drive = await prepared()
  for (const move of begin[way]) await drive.take(move)
  await drive.take({ name: 'expire' })
  drive.world.now += 75_000
  change(drive)
  for (const move of end[way]) await drive.take(move)
  await drive.settle()
  return drive
}

const setAside = ({ world }: Drive) => [...world.payments.values()].filter(({ status }) => status === 'authorised')

const ways: readonly Way[] = ['card', 'page', 'bank']

it.each(ways)('a price that no longer holds is not charged 75 seconds after its offer is over: %s', async (way) => {
  const drive = await payAfterExpiry(way, () => undefined)
  expect([drive.world.charges, [...drive.world.orders], setAside(drive)]).toEqual([[], [], []])
  if (way !== 'card') expect(drive.world.state?.attempt).toMatchObject({ result: 'voided', failure: 'offer_expired' })
})

it.each(ways)('one that is another by then is not charged: %s', async (way) => {
  const drive = await payAfterExpiry(way, ({ world }) => {
    world.afterExpiry = 'sold'
    world.price += 1000
  })
  expect([drive.world.charges, [...drive.world.orders], setAside(drive)]).toEqual([[], [], []])
})

it.each(ways)('one that still holds is charged: %s', async (way) => {
  const drive = await payAfterExpiry(way, ({ world }) => (world.afterExpiry = 'sold'))
  expect(drive.world.charges).toEqual([{ id: expect.any(String), amount: 50_000 }])
  expect(drive.world.state?.booked?.status).toBe('Confirmed')
})

it('while the supplier does not say whether it holds, the money stays set aside and nothing is ordered', async () => {
  const drive = await prepared()
  const { world } = drive
  for (const move of begin.page) await drive.take(move)
  await drive.take({ name: 'expire' })
  world.afterExpiry = 'sold'
  await drive.take({ name: 'hosted', agrees: true })
  /** the gateway answers, the supplier does not */
  world.troubles = ['none', 'lost-before']
  await drive.take({ name: 'notice' })
  expect([world.charges, setAside(drive).length, [...world.orders]]).toEqual([[], 1, []])
  await drive.settle()
  expect(world.charges).toHaveLength(1)
})

it('and the traveller is told that they have paid, not sent to their bank again', async () => {
  const drive = await prepared()
  const { world } = drive
  for (const move of begin.bank) await drive.take(move)
  if (!world.state) throw new Error('no order')
  expect(outcomeOf(world.state)).toMatchObject({ status: 'action_required', challengeUrl: expect.any(String) })
  await drive.take({ name: 'expire' })
  await drive.take({ name: 'bank', agrees: true })
  world.troubles = ['none', 'lost-before']
  await drive.take({ name: 'notice' })
  expect(outcomeOf(world.state)).toMatchObject({ status: 'pending', authorised: true, challengeUrl: null })
  await drive.settle()
  expect(outcomeOf(world.state)).toMatchObject({ status: 'voided', failure: 'offer_expired' })
  expect(outcomeOf(world.state)).not.toHaveProperty('authorised')
})

it('money that the gateway has not said it took is no booking', async () => {
  const drive = await prepared()
  const { world } = drive
  world.captures = 'later'
  await drive.take({ name: 'pay', stale: false })
  expect(world.state?.attempt).toMatchObject({ stage: 'capturing', outcomeKnown: false })
  expect(world.state?.booked?.status).toBe('Held')
  expect(world.state?.transactions.map(({ type }) => type)).toEqual(['authorisation'])
  world.captures = 'now'
  await drive.settle()
  expect(world.state?.booked?.status).toBe('Confirmed')
  expect(world.charges).toHaveLength(1)
})
