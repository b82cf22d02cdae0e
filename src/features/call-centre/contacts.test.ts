import { expect, it } from 'vitest'
import { namedContacts, numberFor } from './contacts.ts'

const contacts = [
  { countryCode: 'US', contactNumber: '+1 202-555-0143' },
  { countryCode: 'DE', contactNumber: '+49 30 23125 143' },
]

it.each([
  ['US', '+1 202-555-0100', '+1 202-555-0143'],
  ['CO', '+1 202-555-0100', '+1 202-555-0100'],
  [undefined, '+1 202-555-0100', '+1 202-555-0100'],
  ['CO', undefined, undefined],
])('from %s, with %s for all others, is %s', (country, fallback, expected) => {
  expect(numberFor(contacts, country, fallback)).toBe(expected)
})

it.each([
  ['en', ['Germany', 'United States']],
  ['es', ['Alemania', 'Estados Unidos']],
])('names countries in %s', (locale, names) => {
  expect(namedContacts(contacts, locale).map(({ country }) => country)).toEqual(names)
})
