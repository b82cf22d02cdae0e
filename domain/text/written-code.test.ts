import { expect, it } from 'vitest'
import { isPhone, isPostalCode } from '../traveller/contact-details.ts'
import { compactDocumentNumber } from '../traveller/document-number.ts'
import { compactPhone } from '../traveller/phone-number.ts'
import { usualDigits } from './written-code.ts'

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['of full width', '０１２３４５６７８９'],
])('digits that are %s have their values', (_script, digits) => expect(usualDigits(digits)).toBe('0123456789'))

it.each(['Ana María', 'مريم', '12/31', ''])('%j has no other digits, and stays', (text) =>
  expect(usualDigits(text)).toBe(text),
)

it('numbers of telephones, documents and post codes are read from such keyboards', () => {
  expect(compactPhone('+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧')).toBe('+966501234567')
  expect(isPhone('+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹')).toBe(true)
  expect(compactDocumentNumber('a١٢٣٤٥٦٧')).toBe('A1234567')
  expect(isPostalCode('۱۰۴ ۳۱')).toBe(true)
})
