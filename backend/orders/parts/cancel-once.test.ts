import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { productOf } from '../../products/products.ts'
import type { OrderPart } from '../../products/products.ts'
import { tries } from '../../../scripts/tries.ts'
import { bookingOf } from '../booking-view.ts'
import type { Drive, Move } from '../drive-for-tests.ts'
import { troubles } from '../moves-for-tests.ts'
import { keptOf } from './kept-of.ts'
import { type TermsName, preparedPackage, termsOf } from './package-for-tests.ts'

const names = fc.constantFrom<TermsName>('free', 'penalty', 'final')

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      name: fc.constant('cancel' as const),
      partIds: fc.constantFrom(['1'], ['2'], ['1', '2'], ['1', '1'], ['2', '9']),
      kept: fc.constantFrom(0, 7000, 14_000, 100_000),
    }),
  },
  { weight: 4, arbitrary: fc.record({ name: fc.constantFrom('alarm', 'alarm', 'again') }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('takesBack' as const), takes: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('wait' as const), seconds: fc.constantFrom(60, 3000) }) },
)

const paid = async (parts: readonly TermsName[]): Promise<Drive> => {
  const drive = await preparedPackage(parts)
  Object.assign(drive.world, { insured: true, takesBackFinal: false })
  await drive.take({ name: 'pay', stale: false })
  await drive.settle()
  expect(drive.world.charges.map(({ amount }) => amount)).toEqual([parts.length * 50_000])
  return drive
}

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((all, amount) => all + amount, 0)
const partsOf = ({ world }: Drive): readonly OrderPart[] => world.state?.parts ?? []
const isOff = ({ state }: OrderPart): boolean => state === 'cancelled'
const totalOf = (parts: readonly OrderPart[]): number => sum(parts.map((part) => productOf(part).total(part).amount))

/** What stands, what is kept and what went back is what was charged; each part is cancelled once, at what its terms say, or not at all. */
const checkCancelled = (drive: Drive, terms: readonly TermsName[]): void => {
  const { world } = drive
  const parts = partsOf(drive)
  const off = parts.filter(isOff)
  const standing = parts.filter(({ state }) => state === 'confirmed')
  expect(off.length + standing.length).toBe(parts.length)
  expect(parts.filter(({ cancelling }) => cancelling)).toEqual([])
  const kept = sum(off.map((part) => keptOf(part).amount))
  expect(sum(world.refunded.values()) + kept + totalOf(standing)).toBe(parts.length * 50_000)
  expect(kept).toBe(
    sum(off.map(({ partId }) => termsOf[terms[Number(partId) - 1] ?? 'free'].cancel[0]?.kept.amount ?? -1)),
  )
  const taken = [...world.orders].filter(([, status]) => status === 'released').map(([key]) => key.split(':')[1])
  expect(taken.toSorted()).toEqual(off.map(({ partId }) => partId))
  expect(world.givenBack.length).toBe(off.length)
  expect(world.state?.booked?.status).toBe(standing.length > 0 ? 'Confirmed' : 'Cancelled')
  expect([...world.tasks.values()].filter(({ open }) => open)).toEqual([])
  expect(world.violations).toEqual([])
  const booking = world.state && bookingOf(world.state)
  expect(booking?.total.amount).toBe(standing.length > 0 ? totalOf(standing) + kept : parts.length * 50_000)
}

it('cancels each part once or not at all, and keeps, gives back and leaves together what was charged', async () => {
  const ends = { all: 0, some: 0, none: 0 }
  const numRuns = Math.max(60, tries(200))
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(names, names),
      fc.array(moves, { minLength: 1, maxLength: 12, size: 'max' }),
      troubles,
      async (terms, script, plan) => {
        const drive = await paid(terms)
        drive.world.troubles = [...plan]
        for (const move of script) await drive.take(move)
        drive.world.takesBack = true
        await drive.settle()
        checkCancelled(drive, terms)
        const off = partsOf(drive).filter(isOff).length
        ends[off === 2 ? 'all' : off === 1 ? 'some' : 'none'] += 1
      },
    ),
    { numRuns },
  )
  expect(Math.min(...Object.values(ends)), JSON.stringify(ends)).toBeGreaterThanOrEqual(Math.floor(numRuns / 50))
}, 120_000)
