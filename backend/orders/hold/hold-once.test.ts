import { Effect } from 'effect'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentStateOf } from '../booking-view.ts'
import { holdAnswer } from '../attempt/payment-outcome.ts'
import { type Drive, type Move, prepared, preparedToHold } from '../drive-for-tests.ts'
import { offerAt } from '../../products/flights/offer-for-tests.ts'
import type { Trouble } from '../surroundings-for-tests.ts'
import type { World } from '../world-for-tests.ts'
import { tries } from '../../../scripts/tries.ts'

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constant('hold' as const), stale: fc.constantFrom(false, false, false, true) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ name: fc.constant('payHeld' as const), stale: fc.constantFrom(false, false, false, true) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ name: fc.constant('hosted' as const), agrees: fc.constantFrom(true, true, false) }),
  },
  { weight: 8, arbitrary: fc.record({ name: fc.constantFrom('again', 'status', 'notice', 'notice', 'alarm') }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('wait' as const), seconds: fc.constantFrom(10, 30, 61) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('letGo' as const) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('offer', 'customer', 'passengers', 'billing') }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('pay' as const), stale: fc.constant(false) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('price' as const), price: fc.constantFrom(50_000, 51_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constant('airline' as const), airline: fc.constantFrom('sells', 'refuses') }),
  },
)

const hold: Move = { name: 'hold', stale: false }
const payHeld: Move = { name: 'payHeld', stale: false }
/** Most travellers hold first, and many pay then. */
const beginnings = fc.constantFrom<Move[]>(
  [],
  [hold],
  [hold, payHeld],
  [hold, payHeld, { name: 'hosted', agrees: true }],
)
const scripts = fc
  .tuple(beginnings, fc.array(moves, { minLength: 3, maxLength: 30, size: 'max' }))
  .map(([beginning, rest]) => [...beginning, ...rest])

const troubles: fc.Arbitrary<Trouble[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('none' as const) },
    { weight: 2, arbitrary: fc.constantFrom<Trouble>('crash-before', 'crash-after', 'lost-before', 'lost-after') },
  ),
  { maxLength: 80, size: 'max' },
)

/** One charge and one sold order, or neither and no seats kept; nothing set aside, nothing left under way. */
const checkHeldOnce = ({ charges, orders, payments, state }: World): void => {
  const status = state?.booked?.status
  const paid = status === 'Confirmed'
  expect(charges.length).toBe(paid ? 1 : 0)
  expect(orders.size).toBeLessThanOrEqual(1)
  expect([...orders.values()]).toEqual(status === undefined ? [] : [paid ? 'confirmed' : 'released'])
  expect([...payments.values()].filter((payment) => payment.status === 'authorised')).toEqual([])
  expect(state?.attempt?.stage ?? 'closed').toBe('closed')
  expect([undefined, 'ended']).toContain(state?.hold?.stage)
  if (status !== undefined) expect(state?.hold?.endedBy === 'payment').toBe(paid)
}

it('ends every hold in one payment at the price that was held, or in seats given back, whatever is repeated, crossed or lost', async () => {
  const ends = { Confirmed: 0, Released: 0, none: 0 }
  await fc.assert(
    fc.asyncProperty(scripts, troubles, async (script, plan) => {
      const drive = await preparedToHold()
      const { world } = drive
      world.troubles = [...plan]
      let held: number | undefined
      for (const move of script) {
        await drive.take(move)
        expect(world.charges.length).toBeLessThanOrEqual(1)
        held ??= world.state?.hold?.stage === 'held' ? world.state.parts[0]?.quote.price.amount : undefined
      }
      await drive.settle()
      checkHeldOnce(world)
      const [charge] = world.charges
      if (charge && held) expect(charge.amount).toBe(held)
      const status = world.state?.booked?.status
      ends[status === 'Confirmed' || status === 'Released' ? status : 'none'] += 1
    }),
    { numRuns: tries(300) },
  )
  expect(ends.Confirmed).toBeGreaterThan(tries(20))
  expect(ends.Released).toBeGreaterThan(tries(20))
}, 120_000)

it('takes no payment at the deadline, and lets no seat go that was paid for in time', async () => {
  const late = await preparedToHold()
  await late.take({ name: 'hold', stale: false })
  await late.take({ name: 'payHeld', stale: false })
  late.world.now += late.world.holdMs
  await late.take({ name: 'hosted', agrees: true })
  await late.take({ name: 'notice' })
  await late.settle()
  expect(late.world.state?.booked?.status).toBe('Released')
  expect(late.world.charges).toEqual([])
  expect([...late.world.payments.values()].map(({ status }) => status)).toEqual(['voided'])

  const inTime = await preparedToHold()
  await inTime.take({ name: 'hold', stale: false })
  await inTime.take({ name: 'payHeld', stale: false })
  inTime.world.now += inTime.world.holdMs - 1
  await inTime.take({ name: 'hosted', agrees: true })
  await inTime.take({ name: 'notice' })
  await inTime.settle()
  expect(inTime.world.state?.booked?.status).toBe('Confirmed')
  expect(inTime.world.charges.map(({ amount }) => amount)).toEqual([50_000])
})

/** A drive whose first booking failed, and that may now hold seats of another offer. */
const afterFailed = async (): Promise<Drive> => {
  const drive = await prepared()
  const { world } = drive
  world.airline = 'holds'
  await drive.take({ name: 'pay', stale: false })
  world.airline = 'refuses'
  await drive.take({ name: 'alarm' })
  // until what the airline said of the offer is asked for again
  await drive.take({ name: 'wait', seconds: 300 })
  world.offer = (amount) => ({ ...offerAt(amount), holdOnly: true })
  for (const name of ['offer', 'customer', 'passengers'] as const) await drive.take({ name })
  expect([world.state?.booked?.status, world.state?.parts[0]?.quote.terms.hold]).toEqual(['Failed', 'only'])
  return drive
}

it('keeps a booking that failed where seats that are asked for after it are refused', async () => {
  const drive = await afterFailed()
  await drive.take(hold)
  expect([drive.world.state?.hold, drive.world.state?.booked?.status]).toEqual([null, 'Failed'])
  await drive.take({ name: 'wait', seconds: 86_400 })
  await drive.take({ name: 'alarm' })
  expect(drive.world.state?.booked?.status).toBe('Failed')
})

it('says of seats that are asked for after a booking that failed how they stand, and forgets nothing meanwhile', async () => {
  const drive = await afterFailed()
  const { world } = drive
  const failed = world.state?.booked
  Object.assign(world, { airline: 'sells', silentTo: 'hold' })
  await drive.take(hold)
  await drive.take({ name: 'wait', seconds: 86_400 })
  await drive.take({ name: 'alarm' })
  const { state } = world
  if (!state) throw new Error('forgotten')
  const asked = Effect.gen(function* () {
    return yield* holdAnswer({ state, failure: null })
  })
  const answer = await Effect.runPromise(Effect.flip(asked))
  expect([answer._tag, paymentStateOf(state), state.booked, state.passengers?.[0]?.sealedPassport]).toEqual([
    'UnknownOutcome',
    'unknown',
    failed,
    'X1234567',
  ])
  world.silentTo = undefined
  world.now += 60_000
  await drive.take({ name: 'alarm' })
  expect(world.state?.booked).toMatchObject({ status: 'Held' })
  expect(world.state?.booked?.createdAt).toBeGreaterThan(failed?.createdAt ?? Infinity)
})
