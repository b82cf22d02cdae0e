import { expect, it } from 'vitest'
import { compactEmail, isEmail, isPhone } from './contact-details.ts'
import { compactPhone, telHref } from './phone-number.ts'

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
])('the phone number %s is sent as %s', (typed, sent) => {
  expect(compactPhone(typed)).toBe(sent)
  expect(isPhone(typed)).toBe(true)
})

it('a number that an operator wrote with the 0 of its country is called without', () => {
  expect(telHref('+44 (0)20 7946 0958')).toBe('tel:+442079460958')
})

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
