import { expect, it } from 'vitest'
import { type Drive, type Move, preparedToHold } from '../drive-for-tests.ts'
import { preparedPackage } from './package-for-tests.ts'
import { checkTold, day, minute, openTasks, pass } from './passing-time-for-tests.ts'

const pay: Move = { name: 'pay', stale: false }

it('tells somebody of a charge that the gateway does not make', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  world.captures = 'later'
  await drive.take(pay)
  await checkTold(drive, 'uncaptured', 50_000, () => {
    world.captures = 'now'
  })
  expect([world.state?.attempt?.result, world.state?.attempt?.trouble]).toEqual(['paid', null])
})

it('tells somebody of a supplier that does not say whether the price still holds of what is paid for', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  await drive.take({ name: 'page', stale: false })
  await drive.take({ name: 'expire' })
  Object.assign(world, { checks: 'unheard', afterExpiry: 'sold' })
  await drive.take({ name: 'hosted', agrees: true })
  await drive.take({ name: 'notice' })
  await checkTold(drive, 'unchecked', 50_000, () => {
    world.checks = 'heard'
  })
  expect([world.state?.attempt?.result, world.state?.attempt?.trouble, world.charges.length]).toEqual(['paid', null, 1])
})

it('tells of a charge that is not made, though its price was not known before', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  await drive.take({ name: 'page', stale: false })
  await drive.take({ name: 'expire' })
  Object.assign(world, { checks: 'unheard', afterExpiry: 'sold', captures: 'later' })
  await drive.take({ name: 'hosted', agrees: true })
  await drive.take({ name: 'notice' })
  await pass(drive, 20 * minute)
  expect(openTasks(drive)).toEqual([['unchecked', 50_000]])
  world.checks = 'heard'
  await pass(drive, 10 * minute)
  expect(openTasks(drive)).toEqual([])
  await pass(drive, 20 * minute)
  expect(openTasks(drive)).toEqual([['uncaptured', 50_000]])
})

it('has nobody look into a payment any more that was over before its price was known', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  await drive.take({ name: 'page', stale: false })
  await drive.take({ name: 'expire' })
  world.checks = 'unheard'
  await drive.take({ name: 'hosted', agrees: true })
  await drive.take({ name: 'notice' })
  await pass(drive, 20 * minute)
  expect(openTasks(drive)).toEqual([['unchecked', 50_000]])
  for (const payment of world.payments.values()) payment.status = 'expired'
  await pass(drive, 20 * minute)
  expect(openTasks(drive)).toEqual([])
})

it('tells somebody of money that the gateway does not let go', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  world.releases = 'unheard'
  world.airline = 'refuses'
  await drive.take(pay)
  await checkTold(drive, 'unvoided', 50_000, () => {
    world.releases = 'now'
  })
  expect([...world.payments.values()].map(({ status }) => status)).toContain('voided')
  // its session was over meanwhile
  expect(world.state).toBeUndefined()
})

it('tells somebody of what the gateway does not give back, and the traveller once', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  world.callsOff = false
  await drive.take(pay)
  await pass(drive, minute)
  Object.assign(world, { callsOff: true, refunds: 'unheard', published: [] })
  await pass(drive, minute)
  await checkTold(drive, 'unrefunded', 50_000, () => {
    expect(world.published).toEqual(['Cancelled'])
    world.refunds = 'now'
  })
  expect(world.state?.parts[0]).toMatchObject({ state: 'cancelled', trouble: null, calledOff: { refunded: {} } })
  expect(world.published).toEqual(['Cancelled', 'Cancelled'])
})

it('tells somebody of a request that was not answered in its time', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  const [part] = world.state?.parts ?? []
  if (!world.state || !part) throw new Error('no part')
  const terms = { ...part.quote.terms, byHandUntil: world.now + 60 * minute }
  world.terms.set('1', terms)
  world.state = { ...world.state, parts: [{ ...part, quote: { ...part.quote, terms } }] }
  Object.assign(world, { airline: 'holds', isByHand: true })
  await drive.take(pay)
  await pass(drive, 59 * minute)
  expect([world.state?.parts[0]?.state, openTasks(drive)]).toEqual(['requested', []])
  await pass(drive, 2 * minute)
  expect(openTasks(drive)).toEqual([['unanswered', 50_000]])
  await pass(drive, day)
  expect(await pass(drive, day)).toBeLessThanOrEqual(25)
  for (const key of world.orders.keys()) world.orders.set(key, 'confirmed')
  await pass(drive, 120 * minute)
  expect([world.state?.attempt?.result, world.charges.length, openTasks(drive)]).toEqual(['paid', 1, []])
})

it.each([0, 1, 2, 3, 4, 5])('closes what was told, though answer %i is lost when it comes right', async (before) => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  world.captures = 'later'
  await drive.take(pay)
  await pass(drive, 20 * minute)
  world.captures = 'now'
  world.troubles = [...Array.from({ length: before }, () => 'none' as const), 'lost-before']
  await pass(drive, 10 * minute)
  expect([world.state?.attempt?.result, openTasks(drive)]).toEqual(['paid', []])
})

it('tells somebody of documents that do not come, and of their traveller’s no more once they do', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  world.silentTo = 'documents'
  await drive.take(pay)
  await checkTold(drive, 'unissued', 50_000, () => {
    expect(world.state?.parts[0]?.documents.state).toBe('pending')
    world.silentTo = undefined
  })
  expect([world.state?.parts[0]?.documents, world.state?.parts[0]?.trouble]).toEqual([
    { state: 'issued', issued: [expect.anything()] },
    undefined,
  ])
})

it('tells somebody at once of documents that will never come, and has them see to it', async () => {
  const drive = await preparedPackage(['free', 'free'])
  const { world } = drive
  world.documents = null
  await drive.take(pay)
  await pass(drive, minute)
  expect(world.state?.parts.map(({ documents }) => documents)).toEqual([
    { state: 'failed', issued: [] },
    { state: 'failed', issued: [] },
  ])
  await pass(drive, 2 * day)
  expect(openTasks(drive)).toEqual([
    ['undocumented', 50_000],
    ['undocumented', 50_000],
  ])
  expect(world.state?.tasks).toEqual({})
})

it.each([
  ['its traveller cancels', (drive: Drive) => drive.take({ name: 'cancel', partIds: ['1', '2'], kept: 0 })],
  ['its supplier calls off', ({ world }: Drive) => void (world.callsOff = true)],
])('has nobody look after documents that never came of what %s', async (_what, over) => {
  const drive = await preparedPackage(['free', 'free'])
  const { world } = drive
  Object.assign(world, { documents: null, callsOff: false })
  await drive.take(pay)
  await pass(drive, minute)
  expect(openTasks(drive)).toHaveLength(2)
  await over(drive)
  // what was told is not closed at the first try
  world.troubles = ['none', 'none', 'none', 'none', 'lost-before']
  await pass(drive, 10 * minute)
  expect([world.state?.booked?.status, openTasks(drive)]).toEqual(['Cancelled', []])
  expect(world.state?.parts.map(({ documents }) => documents)).toEqual([
    { state: 'failed', issued: [] },
    { state: 'failed', issued: [] },
  ])
})

it('has somebody see to documents on that never came of the part that stands', async () => {
  const drive = await preparedPackage(['free', 'free'])
  const { world } = drive
  world.documents = null
  await drive.take(pay)
  await pass(drive, minute)
  await drive.take({ name: 'cancel', partIds: ['1'], kept: 0 })
  await pass(drive, 10 * minute)
  expect([world.state?.parts.map(({ state }) => state), openTasks(drive)]).toEqual([
    ['cancelled', 'confirmed'],
    [['undocumented', 50_000]],
  ])
})

it('tells no traveller that somebody is at it before somebody was told', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  await drive.take(pay)
  Object.assign(world, { documents: null, published: [] })
  world.now += minute
  // the supplier's answer is heard, and what it calls for cannot be written down
  world.troubles = ['none', 'lost-before']
  await drive.take({ name: 'alarm' })
  expect([world.state?.parts[0]?.documents.state, world.published]).toEqual(['pending', []])
  await pass(drive, minute)
  expect([world.state?.parts[0]?.documents.state, openTasks(drive)]).toEqual(['failed', [['undocumented', 50_000]]])
})

it('has nobody look after documents any more of what its traveller cancels', async () => {
  const drive = await preparedPackage(['free'])
  const { world } = drive
  world.silentTo = 'documents'
  await drive.take(pay)
  await pass(drive, 20 * minute)
  expect(openTasks(drive)).toEqual([['unissued', 50_000]])
  await drive.take({ name: 'cancel', partIds: ['1'], kept: 0 })
  await pass(drive, 10 * minute)
  expect([world.state?.parts[0]?.state, openTasks(drive)]).toEqual(['cancelled', []])
})

it('tells somebody of seats that their airline does not say it keeps, and asks it more seldom', async () => {
  const drive = await preparedToHold()
  const { world } = drive
  world.silentTo = 'hold'
  await drive.take({ name: 'hold', stale: false })
  await pass(drive, 10 * minute)
  expect(openTasks(drive)).toEqual([])
  expect(await pass(drive, 10 * minute)).toBeLessThanOrEqual(20)
  expect([world.state?.hold?.stage, openTasks(drive)]).toEqual(['placing', [['unknown', 50_000]]])
  world.silentTo = undefined
  await pass(drive, minute / 2)
  expect([world.state?.hold?.stage, world.state?.parts[0]?.trouble, openTasks(drive)]).toEqual(['held', null, []])
})

it('has nobody look into seats any more that their airline refuses at last', async () => {
  const drive = await preparedToHold()
  const { world } = drive
  world.silentTo = 'hold'
  await drive.take({ name: 'hold', stale: false })
  await pass(drive, 20 * minute)
  Object.assign(world, { silentTo: undefined, airline: 'refuses' })
  // the answer, and then the task that is not closed
  world.troubles = ['none', 'none', 'lost-before']
  await pass(drive, minute)
  expect([world.state?.hold, world.state?.parts[0]?.trouble, openTasks(drive)]).toEqual([null, null, []])
})

it('tells somebody of seats that their airline does not take back, and asks it ever more seldom', async () => {
  const drive = await preparedToHold()
  const { world } = drive
  await drive.take({ name: 'hold', stale: false })
  world.silentTo = 'release'
  await pass(drive, 20 * minute)
  expect([world.state?.hold?.stage, openTasks(drive)]).toEqual(['releasing', [['stuck', 50_000]]])
  await pass(drive, day)
  expect(await pass(drive, day)).toBeLessThanOrEqual(25)
  world.silentTo = undefined
  await pass(drive, 60 * minute)
  expect([world.state?.booked?.status, openTasks(drive)]).toEqual(['Released', []])
})
