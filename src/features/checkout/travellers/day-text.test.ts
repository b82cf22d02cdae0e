import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOfPiece, joinDay, splitDay } from './day-text.ts'

const piece = (longest: number) => string({ unit: constantFrom(...'0123456789'), maxLength: longest })

it.each([
  ['27', 2, '27'],
  ['２７', 2, '27'],
  ['٢٧', 2, '27'],
  ['۱۹۸۸', 4, '1988'],
  ['1988年', 4, '1988'],
  ['½½', 2, '12'],
  ['-3 ', 2, '3'],
])('of %j a piece of %i digits is %j', (typed, longest, digits) => expect(digitsOfPiece(typed, longest)).toBe(digits))

describe('a day typed in three pieces', () => {
  it.each([
    [{ day: '1', month: '5', year: '1990' }, '1990-05-01'],
    [{ day: '31', month: '12', year: '2031' }, '2031-12-31'],
    [{ day: '', month: '5', year: '' }, '-5-'],
    [{ day: '1', month: '5', year: '19' }, '19-5-1'],
    [{ day: '', month: '', year: '' }, ''],
  ])('%o is %s', (typed, text) => expect(joinDay(typed)).toBe(text))

  it('comes back as it was kept, whatever was typed', () => {
    assert(
      property(piece(2), piece(2), piece(4), (day, month, year) => {
        const kept = joinDay({ day, month, year })
        expect(kept.length).toBeLessThanOrEqual(10)
        expect(joinDay(splitDay(kept))).toBe(kept)
      }),
    )
  })
})
