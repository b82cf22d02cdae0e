import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, compareMoney, fromDecimal, multiplyMoney, subtractMoney, sumMoney, toDecimal } from './money.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const currencies = fc.constantFrom('USD', 'COP', 'ARS', 'EUR', 'JPY', 'CLP', 'XOF', 'KWD', 'TND')
const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('sums', () => {
  it('are exact where floats are not', () => {
    expect(sumMoney([usd(10), usd(20)], 'USD')).toEqual(usd(30))
    expect(sumMoney([], 'COP')).toEqual({ amount: 0, currency: 'COP' })
  })

  it('do not depend on order, and undo each other', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 20 }), amounts, (list, other) => {
        const total = sumMoney(list.map(usd), 'USD')
        expect(sumMoney(list.toReversed().map(usd), 'USD')).toEqual(total)
        expect(BigInt(total.amount)).toBe(list.reduce((sum, amount) => sum + BigInt(amount), 0n))
        expect(subtractMoney(addMoney(total, usd(other)), usd(other))).toEqual(total)
      }),
    )
  })

  it('never mix currencies', () => {
    const yen = { amount: 5, currency: 'JPY' }
    expect(() => addMoney(usd(5), yen)).toThrow('USD and JPY')
    expect(() => compareMoney(usd(5), yen)).toThrow('USD and JPY')
    expect(() => sumMoney([usd(5)], 'JPY')).toThrow(TypeError)
  })
})

describe('multiplyMoney', () => {
  it('is a repeated sum', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 9 }), (amount, count) => {
        const repeated = sumMoney(Array<{ amount: number; currency: string }>(count).fill(usd(amount)), 'USD')
        expect(multiplyMoney(usd(amount), count).amount + 0).toBe(repeated.amount)
      }),
    )
  })

  it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER])('refuses a count of %d', (count) => {
    expect(() => multiplyMoney(usd(3), count)).toThrow(RangeError)
  })
})

it('compares', () => {
  expect([usd(3), usd(1), usd(2)].toSorted(compareMoney)).toEqual([usd(1), usd(2), usd(3)])
})

describe('decimals', () => {
  it.each([
    ['USD', 123_456, '1234.56'],
    ['USD', 5, '0.05'],
    ['USD', -5, '-0.05'],
    ['COP', 123_456_789, '1234567.89'],
    ['JPY', 1234, '1234'],
    ['JPY', 0, '0'],
    ['KWD', 1_234_567, '1234.567'],
    ['KWD', 7, '0.007'],
    ['USD', Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%s %i is %s', (currency, amount, text) => {
    expect(toDecimal({ amount, currency })).toBe(text)
    expect(fromDecimal(text, currency)).toEqual({ amount, currency })
  })

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, (amount, currency) => {
        expect(fromDecimal(toDecimal({ amount, currency }), currency)).toEqual({ amount: amount + 0, currency })
      }),
    )
  })

  it.each([
    ['12', 'USD', 1200],
    ['12.5', 'USD', 1250],
    ['12.500', 'USD', 1250],
    ['12.0', 'JPY', 12],
    ['1.005', 'KWD', 1005],
    ['-0', 'USD', 0],
  ])('reads %s %s', (text, currency, amount) => {
    expect(fromDecimal(text, currency)).toEqual({ amount, currency })
  })

  it.each([
    ['', 'USD'],
    ['1,50', 'USD'],
    ['1e3', 'USD'],
    [' 1', 'USD'],
    ['.5', 'USD'],
    ['5.', 'USD'],
    ['+5', 'USD'],
    ['0.001', 'USD'],
    ['0.5', 'JPY'],
    ['NaN', 'USD'],
    ['99999999999999999', 'USD'],
  ])('does not read %j %s', (text, currency) => {
    expect(fromDecimal(text, currency)).toBeUndefined()
  })
})
