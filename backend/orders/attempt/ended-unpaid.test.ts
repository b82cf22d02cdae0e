import { expect, it } from 'vitest'
import { bookingOf } from '../booking-view.ts'
import { type Drive, type Move, prepared } from '../drive-for-tests.ts'
import { type TermsName, preparedPackage } from '../parts/package-for-tests.ts'

const pay: Move = { name: 'pay', stale: false }
const alarm: Move = { name: 'alarm' }
const part2 = (airline: 'refuses' | 'holds' | 'sells'): Move => ({ name: 'part', partId: '2', airline })
const airline = (does: 'refuses' | 'holds' | 'sells'): Move => ({ name: 'airline', airline: does })
const decide = (consent: 'keep' | 'release'): Move => ({ name: 'decide', consent })

/** A drive whose second part was listed as held, and is refused afterwards. */
const refusedLate = async (first: TermsName): Promise<Drive> => {
  const drive = await preparedPackage([first, 'final'])
  for (const move of [part2('holds'), pay, part2('refuses'), alarm]) await drive.take(move)
  return drive
}

it('tells nobody that a booking failed while its traveller is asked to decide', async () => {
  const drive = await refusedLate('penalty')
  const { world } = drive
  expect(world.state?.attempt?.stage).toBe('deciding')
  expect([world.state?.booked?.status, world.published]).toEqual(['Held', ['Held']])
  await drive.take(decide('keep'))
  expect(world.charges.map(({ amount }) => amount)).toEqual([50_000])
  expect([...new Set(world.published)]).toEqual(['Held', 'Confirmed'])
})

it.each([['release'], [undefined]] as const)(
  'tells that a booking failed once its attempt is over: %s',
  async (choice) => {
    const drive = await refusedLate('penalty')
    const { world } = drive
    if (choice) await drive.take(decide(choice))
    else world.now += 31 * 60_000
    await drive.settle()
    expect(world.state?.attempt).toMatchObject({ stage: 'closed', result: 'voided' })
    expect([...new Set(world.published)]).toEqual(['Held', 'Failed'])
    expect(world.publishedPayment).toBe('voided')
  },
)

it('lists the money of a booking that failed as given back, however late the gateway says so', async () => {
  const drive = await preparedPackage(['free', 'free'])
  const { world } = drive
  world.releases = 'unheard'
  for (const move of [part2('holds'), pay, part2('refuses'), alarm]) await drive.take(move)
  expect([world.state?.attempt?.stage, world.publishedPayment]).toEqual(['voiding', 'authorised'])
  world.releases = 'now'
  await drive.settle()
  expect([world.published.at(-1), world.publishedPayment]).toEqual(['Failed', 'voided'])
})

it.each([['release'], [undefined]] as const)(
  'asks again at the next try, whatever was chosen at one: %s',
  async (choice) => {
    const drive = await preparedPackage(['penalty', 'final'])
    const { world } = drive
    for (const move of [part2('refuses'), pay]) await drive.take(move)
    expect(world.state?.attempt?.stage).toBe('deciding')
    if (choice) await drive.take(decide(choice))
    else world.now += 31 * 60_000
    await drive.settle()
    expect([world.state?.attempt?.result, world.givenBack.length]).toEqual(['voided', 1])
    // the answer was lost, and the choice is sent once more
    if (choice) await drive.take(decide(choice))
    await drive.take({ name: 'card', card: 'approve' })
    await drive.take(pay)
    expect([world.state?.attempt?.stage, world.givenBack.length]).toEqual(['deciding', 1])
  },
)

it('keeps what was chosen before anything was paid for', async () => {
  const drive = await preparedPackage(['penalty', 'final'])
  const { world } = drive
  for (const move of [decide('release'), part2('refuses'), pay]) await drive.take(move)
  expect([world.state?.attempt?.result, world.state?.consent]).toEqual(['voided', 'release'])
})

/** A drive whose booking failed after it was listed, and a moment later. */
const failed = async (): Promise<Drive> => {
  const drive = await prepared()
  for (const move of [airline('holds'), pay, airline('refuses'), alarm]) await drive.take(move)
  return drive
}

it.each<[string, readonly Move[]]>([
  ['a card that is declined', [{ name: 'card', card: 'decline' }, pay]],
  ['an airline that refuses at once', [{ name: 'card', card: 'approve' }, pay]],
])('keeps a booking that failed, where it is tried again with %s', async (_how, moves) => {
  const drive = await failed()
  const { world } = drive
  expect(world.state?.booked?.status).toBe('Failed')
  for (const move of moves) await drive.take(move)
  await drive.settle()
  const booking = world.state && bookingOf(world.state)
  expect([booking?.bookingStatus, booking?.referenceId]).toEqual(['Failed', 'ABC234'])
  await drive.take({ name: 'expire' })
  world.now += 86_400_000
  await drive.settle()
  expect([world.state?.booked?.status, world.state?.passengers?.[0]?.sealedPassport]).toEqual(['Failed', null])
})

it('is another booking once one takes the place of the one that failed', async () => {
  const drive = await failed()
  const { world } = drive
  const before = world.state?.booked
  for (const move of [airline('sells'), { name: 'card', card: 'approve' } as const, pay]) await drive.take(move)
  expect(world.state?.booked?.status).toBe('Confirmed')
  expect(world.state?.booked?.createdAt).toBeGreaterThan(before?.createdAt ?? Infinity)
  expect(world.charges).toHaveLength(1)
})

it('has travellers given again whose passports were forgotten, before a booking that failed is paid for once more', async () => {
  const drive = await failed()
  const { world } = drive
  await drive.take({ name: 'wait', seconds: 86_400 })
  await drive.take(alarm)
  Object.assign(world, { airline: 'sells', afterExpiry: 'sold' })
  await drive.take({ name: 'page', stale: false })
  expect([world.state?.attempt?.method, world.payments.size]).toEqual(['card', 1])
  await drive.take({ name: 'passengers' })
  await drive.take({ name: 'page', stale: false })
  await drive.take({ name: 'hosted', agrees: true })
  await drive.take({ name: 'notice' })
  expect(world.state?.booked?.status).toBe('Confirmed')
  expect([...world.requests.values()].at(-1)?.data.travelers[0]?.documents).toMatchObject([{ number: 'X1234567' }])
})
