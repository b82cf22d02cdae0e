import { expect, it } from 'vitest'
import { isRefundUnsaid } from './found-flight.ts'

type Item = Parameters<typeof isRefundUnsaid>[0]

const rule = (allowed: boolean | null, penalty: number | null = null) => ({
  allowed,
  penalty: penalty === null ? null : { amount: penalty, currency: 'USD' },
})

/** An offer at a fare of a family that allows this, or of none, with these rules of its flights. */
const sold = (family: ReturnType<typeof rule> | undefined, ...rules: readonly ReturnType<typeof rule>[]): Item =>
  ({
    offer: {
      id: 'o',
      fareFamilies: [...(family ? [{ id: 'o', refund: family }] : []), { id: 'x', refund: rule(false) }],
    },
    included: { 'detailed-fare-rules': rules.map((own) => ({ category: 'refund', ...own })) },
  }) as unknown as Item

it.each([
  ['a family that says nothing', sold(rule(null), rule(true, 0)), true],
  ['a family that refunds at a fee that it does not say', sold(rule(true)), true],
  ['a family that refunds', sold(rule(true, 5000), rule(null)), false],
  ['a family that does not refund', sold(rule(false)), false],
  ['no rules', sold(undefined), true],
  ['one flight that says nothing', sold(undefined, rule(true, 0), rule(null)), true],
  ['one flight that does not refund, another that says nothing', sold(undefined, rule(null), rule(false)), false],
  ['flights that refund', sold(undefined, rule(true, 0), rule(true, 5000)), false],
])('whether the airline leaves unsaid what it gives back: %s', (_of, item, isUnsaid) =>
  expect(isRefundUnsaid(item)).toBe(isUnsaid),
)
