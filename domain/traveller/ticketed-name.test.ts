import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsOnTicket, isPrintableName, ticketedName, ticketedNames, transliterate } from './ticketed-name.ts'

const lettersBetween = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter(
    (letter) => /\p{Script=Latin}/u.test(letter) && /[\p{Lu}\p{Ll}\p{Lt}]/u.test(letter),
  )

describe('the name as ticketed', () => {
  it.each([
    ['María José', '', 'Muñoz García', 'MUNOZ GARCIA/MARIA JOSE'],
    ['Jean-Luc', '', 'O’Brien', 'OBRIEN/JEAN LUC'],
    ['Jean–Luc', '', 'Nuñez-García', 'NUNEZ GARCIA/JEAN LUC'],
    ['Jørgen', '', 'Ǿrsted', 'OERSTED/JOERGEN'],
    ['Đorđe', '', 'Ħaddiem', 'HADDIEM/DORDE'],
    ['Zoë', 'Anne', 'Größe', 'GROSSE/ZOE ANNE'],
    ['Søren', '', 'Łukasz', 'LUKASZ/SOEREN'],
    ['Þór', '', 'Ægir', 'AEGIR/THOR'],
    ['İpek', '', 'Yıldız', 'YILDIZ/IPEK'],
    ['Əli', '', 'Ɗangote', 'DANGOTE/ELI'],
    ['Kaʻiulani', '', 'Van ’t Hoff', 'VAN T HOFF/KAIULANI'],
    ['Gal·la', '', 'J. R. Ew\u00ading', 'J R EWING/GALLA'],
    ['  ana ', '  ', ' de  la  Cruz ', 'DE LA CRUZ/ANA'],
    ['', '', 'Pérez', undefined],
    ['', 'María', 'Pérez', undefined],
    ['Иван', '', 'Petrov', undefined],
    ['Ana 2', '', 'Pérez', undefined],
    ['Ana', '', '－', undefined],
  ])('%s %s %s → %s', (firstName, middleName, lastName, ticketed) =>
    expect(ticketedName({ firstName, middleName, lastName })).toBe(ticketed),
  )

  it.each([
    ['Latin-1', 0xc0, 0xff],
    ['Latin Extended-A', 0x100, 0x17f],
    ['Latin Extended Additional before its medieval letters', 0x1e00, 0x1e9b],
    ['Latin Extended Additional after them', 0x1ea0, 0x1ef9],
  ])('prints every letter of %s', (_block, first, last) => {
    expect(lettersBetween(first, last).filter((letter) => !isPrintableName(letter))).toEqual([])
  })

  const letters = lettersBetween(0x41, 0x24f).filter(isPrintableName)
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 })
  const marks = " -‐‑‒–—―−'’‘ʼʻ`´′."
  const names = fc
    .tuple(word, fc.array(fc.tuple(fc.constantFrom(...marks), word), { maxLength: 3 }))
    .map(([first, rest]) => first + rest.flat().join(''))

  it('is made of A to Z and single spaces, and the same once it is transliterated, whatever its capitals', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(isPrintableName(name)).toBe(true)
        expect(transliterate(name)).toMatch(/^[A-Z]+( [A-Z]+)*$/)
        expect(transliterate(transliterate(name))).toBe(transliterate(name))
        expect(transliterate(name.toUpperCase())).toBe(transliterate(name))
        expect(transliterate(name.normalize('NFD'))).toBe(transliterate(name))
      }),
    )
  })

  it('accepts nothing that would print otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        fc.pre(isPrintableName(name))
        expect(transliterate(name)).toMatch(/^[A-Z ]+$/)
      }),
    )
  })

  it('is shown as it is sold', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('', ' ', 'José'), names, (firstName, middleName, lastName) => {
        const name = { firstName, middleName, lastName }
        const sold = ticketedNames(name)
        expect(ticketedName(name)).toBe(`${sold.lastName}/${sold.firstName}`)
      }),
    )
  })

  it('fits in 57 characters with its slash', () => {
    const name = { firstName: 'A'.repeat(28), middleName: '', lastName: 'B'.repeat(28) }
    expect(fitsOnTicket(name)).toBe(true)
    expect(fitsOnTicket({ ...name, middleName: 'C' })).toBe(false)
  })
})
