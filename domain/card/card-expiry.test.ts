import { describe, expect, it } from 'vitest'
import { isCardExpiry, parseExpiry } from './card-expiry.ts'

const now = new Date(2026, 10, 21, 12)

describe('expiry', () => {
  it.each([
    ['11 / 26', true, 'its own month still holds'],
    ['10 / 26', false, 'last month'],
    ['12/26', true, 'next month'],
    ['12/2026', true, 'a year in full'],
    ['1226', true, 'no slash'],
    ['122026', true, 'no slash, a year in full'],
    ['1/27', true, 'one digit of month'],
    ['01/27', true, 'January'],
    ['00/27', false, 'no month'],
    ['13/27', false, 'no month'],
    ['12/69', true, 'below 70 is 20xx'],
    ['12/70', false, '70 and above is 19xx'],
    ['12/99', false, '1999'],
    ['12/1999', false, 'past'],
    ['12/2', false, 'one digit of year'],
    ['12/202', false, 'three digits of year'],
    ['12/20266', false, 'five digits of year'],
    ['', false, 'empty'],
    ['12 / ', false, 'unfinished'],
    ['ab/cd', false, 'letters'],
    ['-1/27', false, 'a sign'],
  ] as const)('%s → %s (%s)', (text, valid, _why) => expect(isCardExpiry(text, now)).toBe(valid))

  it.each(Array.from({ length: 100 }, (_, index) => index))('two digits of year: %i', (year) =>
    expect(parseExpiry(`05/${String(year).padStart(2, '0')}`)?.year).toBe(year < 70 ? 2000 + year : 1900 + year),
  )

  it('holds until its month is over wherever its holder is, and no longer', () => {
    const over = Date.UTC(2028, 2, 1, 12)
    expect(isCardExpiry('02/28', new Date(over - 1))).toBe(true)
    expect(isCardExpiry('02/28', new Date(over))).toBe(false)
  })
})
