import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Drive, Move } from '../drive-for-tests.ts'
import { troubles } from '../moves-for-tests.ts'
import { type TermsName, preparedPackage, termsOf } from './package-for-tests.ts'
import { productOf } from '../../products/products.ts'
import { tries } from '../../../scripts/tries.ts'

const partMoves: fc.Arbitrary<Move> = fc.record({
  name: fc.constant('part' as const),
  partId: fc.constantFrom('1', '2', '3'),
  airline: fc.constantFrom('sells', 'refuses', 'refuses', 'holds'),
})

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ name: fc.constant('pay' as const), stale: fc.constantFrom(false, false, true) }),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('page' as const), stale: fc.constant(false) }) },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('card' as const), card: fc.constantFrom('approve', 'challenge') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ name: fc.constantFrom('bank' as const, 'hosted' as const), agrees: fc.boolean() }),
  },
  { weight: 8, arbitrary: fc.record({ name: fc.constantFrom('again', 'status', 'notice', 'alarm', 'alarm') }) },
  { weight: 6, arbitrary: partMoves },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('takesBack' as const), takes: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constant('decide' as const), consent: fc.constantFrom('keep', 'release') }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('leave' as const), back: fc.constantFrom(null, 0) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('wait' as const), seconds: fc.constantFrom(60, 1000) }) },
)

/** Many travellers pay at once, while some supplier refuses. */
const beginnings: fc.Arbitrary<Move[]> = fc
  .tuple(partMoves, fc.constantFrom<Move[]>([], [{ name: 'pay', stale: false }]))
  .map(([part, rest]) => [part, ...rest])

const terms: fc.Arbitrary<readonly TermsName[]> = fc.array(
  fc.constantFrom<TermsName>('free', 'holdable', 'penalty', 'final'),
  { minLength: 2, maxLength: 3 },
)

const partIdOf = (orderKey: string): string => orderKey.split(':')[1] ?? ''

/** Each part bought once or not at all; what was charged is what is confirmed; nothing is left to nobody. */
const checkPackage = ({ world, failed }: Drive): void => {
  const { charges, orders, payments, state, tasks, violations } = world
  const parts = state?.parts ?? []
  const inState = (...states: readonly string[]) =>
    parts.filter((part) => states.includes(part.state)).map(({ partId }) => partId)
  const bought = [...orders].filter(([, status]) => status === 'confirmed').map(([key]) => partIdOf(key))
  expect(violations).toEqual([])
  expect(bought.toSorted()).toEqual(inState('confirmed', 'stuck').toSorted())
  const held = [...orders].filter(([key, status]) => status === 'held' && key.endsWith(':hold'))
  expect(held.length).toBeLessThanOrEqual(inState('stuck').length)
  const confirmed = parts.filter((part) => part.state === 'confirmed')
  const due = confirmed.reduce((sum, part) => sum + productOf(part).total(part).amount, 0)
  expect(charges.map(({ amount }) => amount)).toEqual(due > 0 ? [due] : [])
  expect(charges.filter(({ id }) => failed.has(id))).toEqual([])
  expect(state?.booked?.status === 'Confirmed').toBe(due > 0)
  expect([...payments.values()].filter(({ status }) => status === 'authorised')).toEqual([])
  expect(state?.attempt?.stage ?? 'closed').toBe('closed')
  const open = [...tasks.values()].filter((task) => task.open)
  expect(open.map(({ kind }) => kind)).toEqual(inState('stuck').map(() => 'stuck'))
  for (const task of open) expect(task.amount).toBeGreaterThan(0)
}

/** The alarms do what is left, past the time in which a traveller could choose. */
const settled = async (drive: Drive): Promise<void> => {
  await drive.settle()
  drive.world.now += 31 * 60_000
  await drive.settle()
}

it('books an order of several parts whole or not at all, charges what is confirmed, and leaves nothing to nobody', async () => {
  const ends = { whole: 0, none: 0, rest: 0, stuck: 0 }
  // fewer do not meet each end
  const numRuns = Math.max(60, tries(300))
  await fc.assert(
    fc.asyncProperty(
      terms,
      fc.record({ penalties: fc.constantFrom('absorb' as const, 'ask' as const), takesBack: fc.boolean() }),
      fc.constantFrom(undefined, undefined, 'keep' as const, 'release' as const),
      fc.tuple(beginnings, fc.array(moves, { minLength: 3, maxLength: 24, size: 'max' })),
      troubles,
      async (names, settings, consent, script, plan) => {
        const drive = await preparedPackage(names)
        const { world } = drive
        if (world.state && consent) world.state = { ...world.state, consent }
        Object.assign(world, { ...settings, insured: true, troubles: [...plan] })
        for (const move of script.flat()) {
          await drive.take(move)
          expect(world.charges.length).toBeLessThanOrEqual(1)
        }
        await settled(drive)
        checkPackage(drive)
        const states = (world.state?.parts ?? []).map(({ state }) => state)
        const count = states.filter((state) => state === 'confirmed').length
        if (states.includes('stuck')) ends.stuck += 1
        else ends[count === 0 ? 'none' : count === names.length ? 'whole' : 'rest'] += 1
      },
    ),
    { numRuns },
  )
  expect(Math.min(...Object.values(ends)), JSON.stringify(ends)).toBeGreaterThanOrEqual(Math.floor(numRuns / 50))
}, 120_000)

const pay: Move = { name: 'pay', stale: false }
const statesOf = ({ world }: Drive) => (world.state?.parts ?? []).map(({ state }) => state)
const refuses = (partId: string): Move => ({ name: 'part', partId, airline: 'refuses' })

it('gives back what was bought before a part that is refused, newest first, and then the money', async () => {
  const drive = await preparedPackage(['free', 'free', 'free', 'final'])
  await drive.take(refuses('4'))
  await drive.take(pay)
  expect(drive.world.givenBack.map(partIdOf)).toEqual(['3', '2', '1'])
  expect(statesOf(drive)).toEqual(['released', 'released', 'released', 'refused'])
  expect(drive.world.state?.attempt).toMatchObject({ stage: 'closed', result: 'voided', failure: 'airline_refused' })
  await drive.take({ name: 'part', partId: '4', airline: 'sells' })
  await drive.take({ name: 'card', card: 'approve' })
  await drive.take(pay)
  expect(drive.world.charges.map(({ amount }) => amount)).toEqual([200_000])
})

it('holds what can be held and buys what is final last', async () => {
  const drive = await preparedPackage(['final', 'penalty', 'holdable'])
  await drive.take(pay)
  expect([...drive.world.orders.keys()].map((key) => key.split(':').slice(1).join(' '))).toEqual([
    '3 hold',
    '2 confirm',
    '1 confirm',
  ])
  expect(statesOf(drive)).toEqual(['confirmed', 'confirmed', 'confirmed'])
})

it('asks the traveller before a penalty is paid, and charges the rest where they keep it', async () => {
  const drive = await preparedPackage(['penalty', 'final'])
  await drive.take(refuses('2'))
  await drive.take(pay)
  expect(drive.world.state?.attempt).toMatchObject({ stage: 'deciding', failure: 'airline_refused' })
  expect(drive.world.givenBack).toEqual([])
  await drive.take({ name: 'decide', consent: 'keep' })
  expect(statesOf(drive)).toEqual(['confirmed', 'refused'])
  expect(drive.world.charges.map(({ amount }) => amount)).toEqual([50_000])
  expect(drive.world.state?.booked?.status).toBe('Confirmed')
})

it.each(['holds', 'refuses'] as const)(
  'says of an order of which the rest is kept that it failed once nothing more can come of it: its last part %s',
  async (last) => {
    const drive = await preparedPackage(['penalty', 'penalty', 'final'])
    const { world } = drive
    if (world.state) world.state = { ...world.state, consent: 'keep' }
    world.isSlow = true
    await drive.take(refuses('2'))
    await drive.take({ name: 'part', partId: '3', airline: last })
    await drive.take(pay)
    expect([statesOf(drive), drive.failed]).toEqual([
      ['confirmed', 'refused', last === 'holds' ? 'confirming' : 'refused'],
      new Set(),
    ])
    world.isSlow = false
    await drive.take({ name: 'again' })
    await drive.settle()
    expect([drive.failed, world.charges.map(({ amount }) => amount)]).toEqual([
      new Set(),
      [last === 'holds' ? 100_000 : 50_000],
    ])
  },
)

it('an unknown part keeps the money set aside and everything else as it is, and after 15 minutes it is somebody’s task', async () => {
  const drive = await preparedPackage(['free', 'final'])
  const { world } = drive
  // authorise, save, reserve, confirm 1, save, reserve, and then the answer to the second part is lost for good
  const lost = Array.from({ length: 400 }, () => 'lost-before' as const)
  world.troubles = ['none', 'none', 'none', 'none', 'none', 'none', ...lost]
  await drive.take(pay)
  expect(statesOf(drive)).toEqual(['confirmed', 'unknown'])
  expect([...world.payments.values()].map(({ status }) => status)).toContain('authorised')
  world.now += 16 * 60_000
  world.troubles = ['lost-before', ...Array.from({ length: 4 }, () => 'none' as const)]
  await drive.take({ name: 'alarm' })
  expect([...world.tasks.values()]).toEqual([{ kind: 'unknown', amount: 50_000, open: true }])
  expect([world.charges, world.givenBack, statesOf(drive)]).toEqual([[], [], ['confirmed', 'unknown']])
  await drive.settle()
  expect(statesOf(drive)).toEqual(['confirmed', 'confirmed'])
  expect([...world.tasks.values()].map(({ open }) => open)).toEqual([false])
})

it('so is a part that its supplier confirms for ever, and is asked for less and less often', async () => {
  const drive = await preparedPackage(['free', 'final'])
  const { world } = drive
  await drive.take({ name: 'part', partId: '2', airline: 'holds' })
  await drive.take(pay)
  expect(statesOf(drive)).toEqual(['confirmed', 'confirming'])
  for (const _ of Array.from({ length: 8 })) {
    world.now = Math.max(world.now, ...Object.values(world.state?.tasks ?? {}))
    world.troubles = ['lost-before']
    await drive.take({ name: 'alarm' })
  }
  expect((world.state?.tasks.settle ?? 0) - world.now).toBeGreaterThan(20_000)
  world.now += 16 * 60_000
  world.troubles = ['lost-before']
  await drive.take({ name: 'alarm' })
  expect([...world.tasks.values()]).toEqual([{ kind: 'unknown', amount: 50_000, open: true }])
  expect([world.charges, statesOf(drive)]).toEqual([[], ['confirmed', 'confirming']])
})

it('so is one that its supplier says for ever it is at, which is listed once and asked for less and less often', async () => {
  const drive = await preparedPackage(['free', 'final'])
  const { world } = drive
  world.isSlow = true
  await drive.take({ name: 'part', partId: '2', airline: 'holds' })
  await drive.take(pay)
  const listed = world.published.length
  const until = world.now + 20 * 60_000
  let looks = 0
  for (; world.now < until; looks += 1) {
    world.now = Math.max(world.now, world.state?.tasks.settle ?? 0)
    await drive.take({ name: 'alarm' })
  }
  expect(looks).toBeLessThan(80)
  expect([...world.tasks.values()]).toEqual([{ kind: 'unknown', amount: 50_000, open: true }])
  expect([world.charges, statesOf(drive), world.published.length]).toEqual([[], ['confirmed', 'confirming'], listed])
  world.isSlow = false
  await drive.settle()
  expect(statesOf(drive)).toEqual(['confirmed', 'confirmed'])
  expect([...world.tasks.values()].map(({ open }) => open)).toEqual([false])
})

it('what a supplier does not take back is tried again, becomes somebody’s task with its amount, and is never forgotten', async () => {
  const drive = await preparedPackage(['free', 'final'])
  const { world } = drive
  world.takesBack = false
  await drive.take(refuses('2'))
  await drive.take(pay)
  expect(statesOf(drive)).toEqual(['stuck', 'refused'])
  expect(world.state?.tasks.release).toBeGreaterThan(world.now)
  await drive.settle()
  expect(world.state?.attempt).toMatchObject({ stage: 'closed', result: 'voided' })
  expect([...world.tasks.values()]).toEqual([{ kind: 'stuck', amount: 50_000, open: true }])
  world.now += 90 * 86_400_000
  await drive.settle()
  expect(statesOf(drive)).toEqual(['stuck', 'refused'])
  world.takesBack = true
  world.now += 3_600_000
  await drive.settle()
  expect([world.givenBack.map(partIdOf), [...world.tasks.values()].map(({ open }) => open)]).toEqual([['1'], [false]])
  expect(world.state).toBeUndefined()
})

it('is not paid for by an earlier card while a supplier has yet to take something back', async () => {
  const drive = await preparedPackage(['free', 'final'])
  const { world } = drive
  const earlier = world.state?.card
  await drive.take({ name: 'card', card: 'approve' })
  world.takesBack = false
  await drive.take(refuses('2'))
  await drive.take(pay)
  await drive.settle()
  const { attempt } = world.state ?? {}
  expect(attempt?.stage).toBe('closed')
  if (world.state && earlier) world.state = { ...world.state, card: earlier }
  await drive.take(pay)
  expect([statesOf(drive), world.state?.attempt]).toEqual([['stuck', 'refused'], attempt])
})

it('does not give a part back for more than its terms say, and tells somebody', async () => {
  const drive = await preparedPackage(['free', 'final'])
  const { world } = drive
  world.terms.set('1', termsOf.penalty)
  await drive.take(refuses('2'))
  await drive.take(pay)
  expect([statesOf(drive), world.givenBack]).toEqual([['stuck', 'refused'], []])
  await drive.settle()
  expect([...world.tasks.values()]).toEqual([{ kind: 'stuck', amount: 50_000, open: true }])
})

it('does not charge for two parts that cannot be undone, unless that is insured', async () => {
  const drive = await preparedPackage(['final', 'final'])
  await drive.take(pay)
  expect([drive.world.orders.size, drive.world.charges.length]).toEqual([0, 0])
  drive.world.insured = true
  await drive.take(pay)
  expect(drive.world.charges.map(({ amount }) => amount)).toEqual([100_000])
})
