import { expect, it } from 'vitest'
import { inFonts } from './paper-fonts.ts'

it.each([
  ['Señor Núñez · ¿1.234,50?', 'regular', 'Señor Núñez · ¿1.234,50?'],
  ['8:05\u202FAM', 'regular', '8:05\u00A0AM'],
  ['東京 ✈', 'regular', '?? ?'],
  ['e\u0301', 'regular', 'é'],
  ['ŁŚ', 'regular-ext', 'ŁŚ'],
])('%s is written by one font', (text, font, written) =>
  expect(inFonts(text, false)).toEqual([{ font, text: written }]),
)

it('letters are written each by the font that has it', () => {
  expect(inFonts('Łódź', false)).toEqual([
    { font: 'regular-ext', text: 'Ł' },
    { font: 'regular', text: 'ód' },
    { font: 'regular-ext', text: 'ź' },
  ])
  expect(inFonts('Aż', true).map(({ font }) => font)).toEqual(['bold', 'bold-ext'])
})
