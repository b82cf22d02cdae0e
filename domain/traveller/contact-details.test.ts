import { expect, it } from 'vitest'
import { compactPhone, isPhone } from './contact-details.ts'

it.each([
  ['+57 300 123 4567', '+573001234567'],
  ['(300) 123-45.67', '3001234567'],
  ['+57 300–123‑4567', '+573001234567'],
  // as telephones and address books copy it: with marks of direction around it, and spaces that do not break
  ['\u202A+57\u00A0300\u00A0123\u00A04567\u202C', '+573001234567'],
])('the phone number %s is sent as %s', (typed, sent) => {
  expect(compactPhone(typed)).toBe(sent)
  expect(isPhone(typed)).toBe(true)
})

it.each(['', '12345678', '1234567890123456', '57+300123456', '300 123 4567 ext 2'])('%s is no phone number', (typed) =>
  expect(isPhone(typed)).toBe(false),
)
