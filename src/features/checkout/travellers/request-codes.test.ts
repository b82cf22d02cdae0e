import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages as spanish } from '#/i18n/catalogues/es.po'
import { assistanceCodes } from './assistance-codes.ts'
import { mealCodes } from './meal-codes.ts'

const i18n = setupI18n({ locale: 'es', messages: { es: spanish } })

/** Section 3 of the specification. */
const meals =
  'AVML BBML BLML CHML DBML FPML GFML HNML JPML KSML LCML LFML LSML MOML NFML NLML OBML ORML RVML SFML SPML VGML VLML VOML'

describe.each([
  ['meals', mealCodes, meals.split(' ')],
  ['assistance', assistanceCodes, ['WCHR', 'WCHS', 'WCHC']],
] as const)('%s', (_name, codes, expected) => {
  it('are those of the specification', () => expect(Object.keys(codes)).toEqual(expected))

  it('each have words of their own, in Spanish too', () => {
    const words = Object.values(codes)
    expect(new Set(words.map(({ message }) => message)).size).toBe(expected.length)
    expect(new Set(words.map((word) => i18n._(word))).size).toBe(expected.length)
    const same = words.filter((word) => i18n._(word) === word.message).map(({ message }) => message)
    expect(same.filter((word) => word !== 'Kosher' && word !== 'Halal')).toEqual([])
  })
})
