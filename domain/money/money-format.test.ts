import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEstimate, formatMoney } from './money-format.ts'

const space = '\u00A0'
const shown = (text: string) => text.replace(' ', space)

describe('exact', () => {
  it.each([
    ['USD', 123_450, 'USD 1,234.50', 'USD 1.234,50'],
    ['USD', 5, 'USD 0.05', 'USD 0,05'],
    ['USD', -123_450, '−USD 1,234.50', '−USD 1.234,50'],
    ['EUR', 100_000_000, 'EUR 1,000,000.00', 'EUR 1.000.000,00'],
    ['COP', 123_456_789, 'COP 1.234.568', 'COP 1.234.568'],
    ['COP', 412_345, 'COP 4.123', 'COP 4.123'],
    ['ARS', 123_449, 'ARS 1.234', 'ARS 1.234'],
    ['HUF', 123_449, 'HUF 1,234.49', 'HUF 1.234,49'],
    ['CLP', 1234, 'CLP 1,234', 'CLP 1.234'],
    ['JPY', 1_234_567, 'JPY 1,234,567', 'JPY 1.234.567'],
    ['KWD', 1_234_567, 'KWD 1,234.567', 'KWD 1.234,567'],
    ['TND', 7, 'TND 0.007', 'TND 0,007'],
    ['USD', Number.MAX_SAFE_INTEGER, 'USD 90,071,992,547,409.91', 'USD 90.071.992.547.409,91'],
  ])('%s %i', (currency, amount, en, es) => {
    expect(formatMoney({ amount, currency }, 'en')).toBe(shown(en))
    expect(formatMoney({ amount, currency }, 'es')).toBe(shown(es))
  })
})

describe('short', () => {
  it.each([
    ['USD', 123_400, 'USD 1,234'],
    ['USD', 123_401, 'USD 1,235'],
    ['COP', 123_401, 'COP 1.235'],
    ['KWD', 1_001, 'KWD 2'],
    ['JPY', 1234, 'JPY 1,234'],
  ])('%s %i', (currency, amount, text) => {
    expect(formatMoney({ amount, currency }, 'en', 'short')).toBe(shown(text))
  })

  it('never reads lower than the charge, nor a whole unit higher', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (amount) => {
        const digits = formatMoney({ amount, currency: 'USD' }, 'en', 'short').replaceAll(/\D/g, '')
        const difference = Number(digits) * 100 - amount
        expect(difference).toBeGreaterThanOrEqual(0)
        expect(difference).toBeLessThan(100)
      }),
    )
  })
})

it('marks an estimate', () => {
  expect(formatEstimate({ amount: 123_456_700, currency: 'COP' }, 'en')).toBe(`≈${space}COP${space}1.234.567`)
})
