import { expect, it } from 'vitest'
import { priceDigits } from './price-digits.ts'

it.each([
  [{ amount: 41_201, currency: 'USD' }, 'en', '413'],
  [{ amount: 123_400, currency: 'USD' }, 'en', '1,234'],
  [{ amount: 123_400, currency: 'USD' }, 'es', '1.234'],
  [{ amount: 165_123_400, currency: 'COP' }, 'en', '1.66M'],
  [{ amount: 165_123_400, currency: 'COP' }, 'es', '1,66\u00A0M'],
  [{ amount: 99_999, currency: 'JPY' }, 'en', '99,999'],
])('%o in %s', (money, locale, digits) => {
  expect(priceDigits(money, locale)).toBe(digits)
})
