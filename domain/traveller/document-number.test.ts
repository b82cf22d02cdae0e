import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compactDocumentNumber, isDocumentNumber } from './document-number.ts'

it.each([
  ['an123456', 'AN123456'],
  // cards of identity have points and dashes
  ['1.032.456.789', '1032456789'],
  ['12.345.678', '12345678'],
  ['12.345.678-k', '12345678K'],
  ['123.456.789‑09', '12345678909'],
  ['12345678 9 ZZ4', '123456789ZZ4'],
  ['\u200BAN123456\u200E', 'AN123456'],
  ['ＡＮ１２３４５６', 'AN123456'],
])('%s is sent as %s', (typed, sent) => {
  expect(compactDocumentNumber(typed)).toBe(sent)
  expect(isDocumentNumber(typed)).toBe(true)
})

it.each(['', 'A1', '- - -', 'AB_12345', 'Ñ123456', 'АН123456', 'A'.repeat(21)])(
  '%j is no number of a document',
  (typed) => expect(isDocumentNumber(typed)).toBe(false),
)

it('is the same whatever is written between its letters and digits', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
  const piece = fc.tuple(fc.constantFrom(...letters), fc.constantFrom('', ' ', '.', '-', '/', '\u2013', '\u200B'))
  fc.assert(
    fc.property(fc.array(piece, { minLength: 3, maxLength: 20 }), (pieces) => {
      const sent = pieces.map(([letter]) => letter).join('')
      const typed = pieces.flat().join('')
      expect(compactDocumentNumber(typed.toLowerCase())).toBe(sent)
      expect(isDocumentNumber(typed)).toBe(true)
    }),
  )
})
