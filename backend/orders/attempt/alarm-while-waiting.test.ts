import { expect, it } from 'vitest'
import { type Drive, type Move, prepared } from '../drive-for-tests.ts'
import { preparedPackage } from '../parts/package-for-tests.ts'

const pay: Move = { name: 'pay', stale: false }

/** In how many seconds the order is woken to look at its payment. */
const wakesIn = ({ world }: Drive): number => ((world.state?.tasks.resolve ?? Infinity) - world.now) / 1000

/** The alarm that is due then: the drive lets three seconds pass before it. */
const woken = async (drive: Drive): Promise<void> => {
  drive.world.now += wakesIn(drive) * 1000 - 3000
  await drive.take({ name: 'alarm' })
}

it('an order whose traveller is at their bank is looked at each minute', async () => {
  const drive = await prepared()
  await drive.take({ name: 'card', card: 'challenge' })
  await drive.take(pay)
  expect(wakesIn(drive)).toBe(60)
  await woken(drive)
  expect(wakesIn(drive)).toBe(60)
  drive.world.now += 10_000
  await drive.take({ name: 'status' })
  expect(wakesIn(drive)).toBe(50)
})

it('one whose supplier confirms by hand, each half a minute', async () => {
  const drive = await preparedPackage(['free'])
  Object.assign(drive.world, { airline: 'holds', isByHand: true })
  await drive.take(pay)
  expect(wakesIn(drive)).toBe(30)
  await woken(drive)
  expect(wakesIn(drive)).toBe(30)
})

it('one whose traveller is asked what to keep, once their time is over', async () => {
  const drive = await preparedPackage(['penalty', 'final'])
  await drive.take({ name: 'part', partId: '2', airline: 'refuses' })
  await drive.take(pay)
  expect(drive.world.state?.attempt?.stage).toBe('deciding')
  expect(wakesIn(drive)).toBe(1800)
})

it('one that stops while a supplier is asked is taken up by the watchdog', async () => {
  const drive = await prepared()
  drive.world.troubles = ['none', 'crash-after']
  await drive.take(pay)
  expect([drive.world.state?.attempt?.stage, wakesIn(drive)]).toEqual(['authorising', 20])
})
