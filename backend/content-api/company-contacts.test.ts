import { expect, it } from 'vitest'
import { contactsIn } from './company-contacts.ts'

it.each([
  [undefined, []],
  ['', []],
  ['CO=+57 601 555 0100', [{ countryCode: 'CO', contactNumber: '+57 601 555 0100' }]],
  [
    ' CO=+576015550100 , US = (305) 555-0100',
    [
      { countryCode: 'CO', contactNumber: '+576015550100' },
      { countryCode: 'US', contactNumber: '(305) 555-0100' },
    ],
  ],
  ['co=+57, nothing, US=call us', []],
])('%j', (setting, contacts) => {
  expect(contactsIn(setting)).toEqual(contacts)
})
