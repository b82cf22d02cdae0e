import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEdit } from './card-field-edit.ts'
import { digitsOf, formatCardNumber, formatCvc, formatExpiry } from './card-format.ts'

const formats = [
  { name: 'number', format: formatCardNumber, longest: 23 },
  { name: 'expiry', format: formatExpiry, longest: 9 },
  { name: 'CVC', format: formatCvc, longest: 4 },
]

describe('formats', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242429', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['6759649826438453999', '6759 6498 2643 8453 999'],
    ['67596498264384539991', '6759 6498 2643 8453 999'],
    ['99999999999999999999', '9999 9999 9999 9999 999'],
    ['42x4 2', '4242'],
    ['４２４２４２４２４２４２４２４２', '4242 4242 4242 4242'],
    ['', ''],
  ])('number %s → %s', (text, formatted) => expect(formatCardNumber(text)).toBe(formatted))

  it.each([
    ['1', '1'],
    ['0', '0'],
    ['5', '05 / '],
    ['12', '12 / '],
    ['1/', '01 / '],
    ['123', '12 / 3'],
    ['12/31', '12 / 31'],
    ['12/2031', '12 / 2031'],
    ['12203199', '12 / 2031'],
    ['531', '05 / 31'],
    ['１２／３１', '12 / 31'],
    ['', ''],
  ])('expiry %s → %s', (text, formatted) => expect(formatExpiry(text)).toBe(formatted))

  it.each([
    ['1a2b3', '123'],
    ['１２３', '123'],
    ['12345', '1234'],
  ])('CVC %s → %s', (text, formatted) => expect(formatCvc(text)).toBe(formatted))

  it.each(formats)('$name: formatting twice changes nothing, and never outgrows its cap', ({ format, longest }) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: fc.constantFrom(...'0123456789 -/a') }), (text) => {
        const once = format(text)
        expect(format(once)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(longest)
      }),
    )
  })
})

describe('edits', () => {
  it('typing one digit after another ends where pasting does', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 }), (digits) => {
        const typed = [...digits].reduce((before, digit) => {
          const text = before + digit
          return formatEdit(formatCardNumber, { before, text, caret: text.length }).text
        }, '')
        expect(typed).toBe(formatCardNumber(digits))
      }),
    )
  })

  it.each(formats)('$name: backspace at the end always gets to empty', ({ format }) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 19 }), (digits) => {
        let field = { text: format(digits), caret: 0 }
        for (let presses = 0; field.text !== '' && presses < 40; presses += 1) {
          const text = field.text.slice(0, -1)
          field = formatEdit(format, { before: field.text, text, caret: text.length })
        }
        expect(field.text).toBe('')
      }),
    )
  })

  it('keeps the caret behind the digit that was typed in the middle of a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.constantFrom(...'0123456789'), (place, digit) => {
        const before = formatCardNumber('424242424242')
        const text = before.slice(0, place) + digit + before.slice(place)
        const { text: after, caret } = formatEdit(formatCardNumber, { before, text, caret: place + 1 })
        expect(digitsOf(after.slice(0, caret))).toBe(digitsOf(text.slice(0, place + 1)))
      }),
    )
  })

  it('a backspace over the space takes the digit before it', () =>
    expect(formatEdit(formatCardNumber, { before: '4242 4', text: '42424', caret: 4 })).toEqual({
      text: '4244',
      caret: 3,
    }))

  it.each([
    ['a number', formatCardNumber, '4242 4242 4242 4242', '4242424242424242'],
    ['an expiry', formatExpiry, '12 / 30', '12/30'],
  ])('%s that is pasted over itself stays whole', (_what, format, before, text) =>
    expect(formatEdit(format, { before, text, caret: text.length }).text).toBe(before),
  )

  it('a month that gets its zero moves the caret with it', () =>
    expect(formatEdit(formatExpiry, { before: '', text: '5', caret: 1 })).toEqual({ text: '05 / ', caret: 5 }))
})
