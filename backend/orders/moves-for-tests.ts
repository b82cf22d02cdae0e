import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Drive, Move } from './drive-for-tests.ts'
import type { Trouble } from './surroundings-for-tests.ts'

/** What can happen while an order is paid for. */
export const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ name: fc.constant('pay' as const), stale: fc.constantFrom(false, false, false, true) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ name: fc.constant('page' as const), stale: fc.constantFrom(false, false, true) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('card' as const),
      card: fc.constantFrom('approve', 'approve', 'decline', 'challenge'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constantFrom('bank' as const, 'hosted' as const), agrees: fc.boolean() }),
  },
  { weight: 8, arbitrary: fc.record({ name: fc.constantFrom('again', 'again', 'status', 'notice', 'alarm') }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constantFrom('offer', 'customer', 'passengers', 'billing') }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('expire' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constant('leave' as const), back: fc.constantFrom(null, 0, 1) }),
  },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('oldPage' as const), back: fc.constantFrom(0, 1, 2) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('bags' as const), quantity: fc.integer({ min: 0, max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('price' as const), price: fc.constantFrom(50_000, 51_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('airline' as const),
      airline: fc.constantFrom('sells', 'refuses', 'holds'),
    }),
  },
)

export const troubles: fc.Arbitrary<Trouble[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('none' as const) },
    { weight: 3, arbitrary: fc.constantFrom<Trouble>('crash-before', 'crash-after', 'lost-before', 'lost-after') },
  ),
  { maxLength: 80, size: 'max' },
)

/** One order and one charge, or neither; nothing set aside, nothing left under way. */
export const checkOnce = ({ world: { charges, mails, orders, payments, state }, takenBack }: Drive): void => {
  const confirmed = state?.booked?.status === 'Confirmed'
  expect(charges.length).toBe(confirmed ? 1 : 0)
  expect([...orders.values()].filter((status) => status === 'confirmed').length).toBe(confirmed ? 1 : 0)
  expect([...payments.values()].filter((payment) => payment.status === 'authorised')).toEqual([])
  expect(state?.attempt?.stage ?? 'closed').toBe('closed')
  expect([...mails.values()].filter((mail) => mail !== 'sent')).toEqual([])
  expect(charges.filter(({ id }) => takenBack.has(id))).toEqual([])
}
