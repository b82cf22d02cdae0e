import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bagPrice } from './bag-price.ts'
import { minorPerMajor } from './currency-exponent.ts'

describe('bagPrice', () => {
  it.each([
    ['USD', 3000, 1, 3500],
    ['USD', 3001, 1, 3600],
    ['USD', 3001, 3, 10_800],
    ['USD', 3099, 2, 7200],
    ['USD', 0, 1, 500],
    ['USD', 3001, 0, 0],
    ['JPY', 3000, 2, 6010],
    ['KWD', 10_001, 1, 16_000],
  ])('%s %i × %i', (currency, amount, quantity, expected) => {
    expect(bagPrice({ amount, currency }, quantity)).toEqual({ amount: expected, currency })
  })

  it('is a whole number of major units, 5 to 6 above the supplier’s price, and rounds each bag and not their sum', () => {
    const prices = fc.record({ amount: fc.nat(1_000_000_000), currency: fc.constantFrom('USD', 'JPY', 'KWD') })
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 9 }), (price, quantity) => {
        const unit = minorPerMajor(price.currency)
        const one = bagPrice(price, 1).amount
        expect(one % unit).toBe(0)
        expect(one - price.amount).toBeGreaterThanOrEqual(5 * unit)
        expect(one - price.amount).toBeLessThan(6 * unit)
        expect(bagPrice(price, quantity).amount).toBe(one * quantity)
      }),
    )
  })
})
