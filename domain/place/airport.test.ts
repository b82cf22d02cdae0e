import { expect, it } from 'vitest'
import { codeInText } from './airport.ts'

it.each([
  ['mad', 'MAD'],
  [' BOG ', 'BOG'],
  ['Bogotá (BOG)', 'BOG'],
  ['London, all airports (lon)', 'LON'],
  ['Bogotá', undefined],
  ['(BOG) Bogotá', undefined],
  ['', undefined],
  ['12A', undefined],
])('codeInText %s', (text, code) => {
  expect(codeInText(text)).toBe(code)
})
