import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhone } from '#domain/traveller/contact-details.ts'
import { joinPhone, splitPhone } from './phone-prefix.ts'

describe('a number typed where numbers begin with +57', () => {
  it.each([
    ['300 123 4567', '+57 300 123 4567', '300 123 4567', '+57'],
    ['', '', '', '+57'],
    ['+34 600 000 000', '+34 600 000 000', '+34 600 000 000', undefined],
    ['07911 123456', '07911 123456', '07911 123456', undefined],
    ['٠٧٩١١ ١٢٣٤٥٦', '٠٧٩١١ ١٢٣٤٥٦', '٠٧٩١١ ١٢٣٤٥٦', undefined],
    ['۳۰۰ ۱۲۳ ۴۵۶۷', '+57 300 123 4567', '300 123 4567', '+57'],
    ['+573001234567', '+573001234567', '+573001234567', undefined],
    ['＋573001234567', '＋573001234567', '＋573001234567', undefined],
    // the code is typed too: it takes its place before the rest
    ['+57 3', '+57 3', '3', '+57'],
    ['+571', '+571', '+571', undefined],
  ])('%j is kept as %j and shown as %j', (typed, kept, shown, prefix) => {
    expect(joinPhone(typed, '57', 40)).toBe(kept)
    expect(splitPhone(kept, '57')).toEqual({ typed: shown, prefix })
  })

  it('is as good as one with its code', () => {
    expect(isPhone(joinPhone('300 123 4567', '57', 40))).toBe(true)
    expect(isPhone(joinPhone('12345', '57', 40))).toBe(false)
  })
})

/** What the field shows after each key, as it shows what is kept. */
const typing = (keys: string): string => {
  let shown = ''
  for (const key of keys) shown = splitPhone(joinPhone(shown + key, '1', 40), '1').typed
  return shown
}

describe('a number typed where numbers begin with +1', () => {
  it.each([
    ['13055551234', '3055551234'],
    ['1 305 555 1234', '305 555 1234'],
    ['1-305-555-1234', '305-555-1234'],
    ['3055551234', '3055551234'],
    ['1305555123', '1305555123'],
    ['+13055551234', '+13055551234'],
  ])('has its code once: %s is shown as %s once it was typed', (keys, shown) => expect(typing(keys)).toBe(shown))

  it.each(['1 (305) 555-1234', '(1) (305) 555-1234', '１ （３０５） 555-1234'])(
    'has its code once where it is pasted as %s',
    (text) => expect(joinPhone(text, '1', 40)).toBe('+1 (305) 555-1234'),
  )

  it('brings its own where it is of another country', () =>
    expect(joinPhone('13055551234', '57', 40)).toBe('+57 13055551234'))
})

it('is kept no longer than the server keeps it, however much was typed before its code was known', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789+- ()'), maxLength: 40 })
  fc.assert(
    fc.property(typed, fc.constantFrom('57', '1', '998', undefined), (text, code) => {
      expect(joinPhone(text, code, 40).length).toBeLessThanOrEqual(40)
    }),
  )
})

it('is kept as it was typed where nobody knows where the visitor is', () => {
  expect(joinPhone('300 123 4567', undefined, 40)).toBe('300 123 4567')
  expect(splitPhone('300 123 4567', undefined)).toEqual({ typed: '300 123 4567', prefix: undefined })
})
