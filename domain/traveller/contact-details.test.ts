import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compactEmail, isEmail, isPhone, isPostalCode } from './contact-details.ts'
import { compactPhone } from './phone-number.ts'
import { telHref } from './tel-href.ts'

it.each([
  ['+57 300 123 4567', '+573001234567'],
  ['(300) 123-45.67', '3001234567'],
  ['+57 300–123‑4567', '+573001234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+49 ( 0 ) 30 23125 143', '+493023125143'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['(0)20 7946 0958', '02079460958'],
  ['+57 (1) 300 4567', '+5713004567'],
  // as telephones and address books copy it: with marks of direction around it, and spaces that do not break
  ['\u202A+57\u00A0300\u00A0123\u00A04567\u202C', '+573001234567'],
  ['(+44) (0)20 7946 0958', '+442079460958'],
  ['(+57) 300 123 4567', '+573001234567'],
  ['030/2312 5143', '03023125143'],
  ['0471/12.34.56', '0471123456'],
  // as an Asian keyboard writes it
  ['＋８１　（３）１２３４－５６７８', '+81312345678'],
])('the phone number %s is sent as %s', (typed, sent) => {
  expect(compactPhone(typed)).toBe(sent)
  expect(isPhone(typed)).toBe(true)
})

it('a number that an operator wrote with the 0 of its country is called without', () => {
  expect(telHref('+44 (0)20 7946 0958')).toBe('tel:+442079460958')
})

it('a number is the same however it is written', () => {
  const between = fc.array(fc.constantFrom(...' .-/()\u00A0\u2011\u2013\u200B'), { maxLength: 3 })
  const digits = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), between), { minLength: 9, maxLength: 15 })
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+'), (pieces, plus) => {
      const sent = plus + pieces.map(([digit]) => digit).join('')
      const typed = plus + pieces.map(([digit, marks]) => `${digit}${marks.join('')}`).join('')
      expect(compactPhone(typed)).toBe(sent)
      expect(isPhone(typed)).toBe(true)
      expect(compactPhone(sent)).toBe(sent)
    }),
  )
})

it.each(['110321', '28001', '104 31', '560 001', ' 28001\u200B', '１１０３２１'])(
  '%j is a post code of 5 or 6 digits',
  (typed) => expect(isPostalCode(typed)).toBe(true),
)

it.each(['', '1234', '1234567', 'AB123', '12345-6789', '\u200B'])('%j is none', (typed) =>
  expect(isPostalCode(typed)).toBe(false),
)

it.each(['', '12345678', '1234567890123456', '57+300123456', '300 123 4567 ext 2'])('%s is no phone number', (typed) =>
  expect(isPhone(typed)).toBe(false),
)

it.each([
  'ana@example.com',
  ' ana@example.com ',
  // as pages and address books have it copied: with a place to break after it, and marks of direction around it
  'ana@example.com\u200B',
  '\u200Eana@example.com',
  '\u202Aana@example.com\u202C ',
])('the mail address %j is sent as ana@example.com', (typed) => {
  expect(compactEmail(typed)).toBe('ana@example.com')
  expect(isEmail(typed)).toBe(true)
})

it.each(["ana.o'neil+viajes@correo.example.co", 'ana@correo.españa.es'])('%s is a mail address', (typed) =>
  expect(isEmail(typed)).toBe(true),
)

it.each([
  '',
  '\u200B',
  'ana@example',
  'ana@example..com',
  'ana@example.com\u0000',
  'ana@example.com,',
  'ana@example.com;leo@example.com',
  '<ana@example.com>',
  'Ana <ana@example.com>',
  'mailto:ana@example.com',
  '"ana"@example.com',
  'ana@example.com(casa)',
  `${'a'.repeat(250)}@a.co`,
])('%j is no mail address', (typed) => expect(isEmail(typed)).toBe(false))
