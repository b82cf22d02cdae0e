import { expect, it } from 'vitest'
import type { Drive, Move } from '../drive-for-tests.ts'
import { preparedPackage } from '../parts/package-for-tests.ts'
import { checkTold, day, minute, openTasks, pass } from '../parts/passing-time-for-tests.ts'
import { outcomeOf } from './payment-outcome.ts'

const pay: Move = { name: 'pay', stale: false }
const status: Move = { name: 'status' }

const silent = async (): Promise<Drive> => {
  const drive = await preparedPackage(['free'])
  drive.world.finds = 'unheard'
  await drive.take(pay)
  return drive
}

const statusOf = ({ world }: Drive) => world.state && outcomeOf(world.state).status

it('somebody is told of a payment that its gateway does not say anything of, and it is asked ever more seldom', async () => {
  const drive = await silent()
  const { world } = drive
  world.afterExpiry = 'sold'
  await checkTold(drive, 'unheard', 50_000, () => {
    world.finds = 'heard'
  })
  expect([world.state?.attempt?.result, world.state?.attempt?.trouble, world.charges.length]).toEqual(['paid', null, 1])
})

it('nobody has to look into one any more that took nothing', async () => {
  const drive = await silent()
  const { world } = drive
  await pass(drive, 20 * minute)
  expect(openTasks(drive)).toEqual([['unheard', 50_000]])
  for (const payment of world.payments.values()) payment.status = 'declined'
  world.finds = 'heard'
  await pass(drive, 20 * minute)
  expect([world.state?.attempt?.result, openTasks(drive), world.charges]).toEqual(['declined', [], []])
})

it('nobody has to once it is known that the traveller is at their bank', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  await drive.take({ name: 'card', card: 'challenge' })
  await drive.take(pay)
  world.finds = 'unheard'
  await pass(drive, 20 * minute)
  expect(openTasks(drive)).toEqual([['unheard', 50_000]])
  world.finds = 'heard'
  await drive.take(status)
  expect([statusOf(drive), openTasks(drive)]).toEqual(['action_required', []])
})

it('whoever waits on the page has it asked each time, and hears at once', async () => {
  const drive = await silent()
  const { world } = drive
  await pass(drive, 50 * minute)
  const before = world.found
  await drive.take(status)
  await drive.take(status)
  expect([statusOf(drive), world.found - before]).toEqual(['unknown', 2])
  world.finds = 'heard'
  await drive.take(status)
  expect([statusOf(drive), openTasks(drive)]).toEqual(['paid', []])
})

it.each([
  ['is silent', silent],
  [
    'waits for the traveller',
    async () => {
      const drive = await preparedPackage(['free'])
      await drive.take({ name: 'card', card: 'challenge' })
      await drive.take(pay)
      return drive
    },
  ],
])('asking changes nothing that would have to be written down while the gateway %s', async (_what, begun) => {
  const drive = await begun()
  const { world } = drive
  await pass(drive, 30 * minute)
  const { rows, found } = world
  for (let asked = 0; asked < 10; asked += 1) await drive.take(status)
  expect([world.found - found, world.rows - rows]).toEqual([10, 0])
})

it('a page that nobody pays or leaves is looked at ever more seldom, and is somebody’s task after a day', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  await drive.take({ name: 'page', stale: false })
  expect(await pass(drive, day - 5 * minute)).toBeLessThanOrEqual(70)
  expect(openTasks(drive)).toEqual([])
  await pass(drive, 2 * 60 * minute)
  expect(openTasks(drive)).toEqual([['unended', 50_000]])
  expect(statusOf(drive)).toBe('pending')
  expect(await pass(drive, day)).toBeLessThanOrEqual(50)
  expect(openTasks(drive)).toEqual([['unended', 50_000]])
  for (const payment of world.payments.values()) payment.status = 'expired'
  await pass(drive, 3 * 60 * minute)
  expect([world.state?.attempt?.stage ?? 'forgotten', openTasks(drive)]).toEqual(['forgotten', []])
})

it('a gateway that was told to set money aside and says that it was not is told so no faster than one that is silent', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  Object.assign(world, { authorises: 'later', afterExpiry: 'sold' })
  await drive.take(pay)
  await checkTold(drive, 'unheard', 50_000, () => {
    world.authorises = 'now'
  })
  expect([world.state?.attempt?.result, world.charges.length]).toEqual(['paid', 1])
})
