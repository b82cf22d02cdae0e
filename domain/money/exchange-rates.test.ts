import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateIn, narrowRates } from './exchange-rates.ts'

const rates = {
  base: 'USD',
  date: '2026-11-20',
  rates: { USD: 1, EUR: 0.92, COP: 4123.45, JPY: 150.5, KWD: 0.3075, BTC: 1.2e-7, XXX: 0, YYY: Number.NaN },
}
const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('estimateIn', () => {
  it.each([
    ['EUR', 10_000, 9200],
    ['COP', 100, 412_345],
    ['JPY', 100, 151],
    ['JPY', 200, 301],
    ['KWD', 10_000, 30_750],
    ['USD', 1234, 1234],
    ['EUR', -10_000, -9200],
    ['JPY', -100, -151],
    ['BTC', 1_000_000_000, 120],
  ])('in %s, USD minor %i', (currency, amount, expected) => {
    expect(estimateIn(usd(amount), currency, rates)).toEqual({ amount: expected, currency })
  })

  it('goes from any currency to any other', () => {
    expect(estimateIn({ amount: 9200, currency: 'EUR' }, 'USD', rates)).toEqual(usd(10_000))
    expect(estimateIn({ amount: 9200, currency: 'EUR' }, 'JPY', rates)).toEqual({ amount: 15_050, currency: 'JPY' })
  })

  it.each(['GBP', 'XXX', 'YYY', 'toString'])('does not guess without a rate: %s', (currency) => {
    expect(estimateIn(usd(100), currency, rates)).toBeUndefined()
  })

  it('is within half a minor unit of the true product', () => {
    const decimals = fc.integer({ min: 1, max: 9_999_999 })
    fc.assert(
      fc.property(decimals, fc.nat(10_000_000), (scaled, amount) => {
        const rate = scaled / 1000
        const estimate = estimateIn(usd(amount), 'EUR', { base: 'USD', date: '2026-11-20', rates: { EUR: rate } })
        const error = 2n * (BigInt(estimate?.amount ?? -1) * 1000n - BigInt(amount) * BigInt(scaled))
        expect(error >= -1000n && error <= 1000n).toBe(true)
      }),
    )
  })
})

it('narrows to currencies that have a rate', () => {
  expect(narrowRates(rates, ['COP', 'USD', 'GBP', 'XXX'])).toEqual({ ...rates, rates: { COP: 4123.45, USD: 1 } })
})
