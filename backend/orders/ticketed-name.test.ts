import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameAsTicketed } from './ticketed-name.ts'

it.each([
  ['José María', 'JOSE MARIA'],
  ['Nuñez-Ðorić', 'NUNEZ-DORIC'],
  ['Weiß', 'WEISS'],
  ['Ægir Þór', 'AEGIR THOR'],
  ["O'Brien", 'OBRIEN'],
  ['  Ana   Lucía ', 'ANA LUCIA'],
])('prints %s as %s', (name, ticketed) => expect(nameAsTicketed(name)).toBe(ticketed))

it('prints nothing but what airlines accept', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => /^[A-Z -]*$/.test(nameAsTicketed(name))))
})
