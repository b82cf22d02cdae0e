import { expect, it } from 'vitest'
import { numberIn } from './settings.ts'

it.each([
  [undefined, 120],
  ['', 120],
  [' ', 120],
  ['many', 120],
  ['0', 0],
  [' 30 ', 30],
])('%j is %i', (text, number) => expect(numberIn(text, 120)).toBe(number))

it.each([
  ['0', 120],
  ['1', 1],
  ['900', 900],
  ['901', 120],
])('%j between 1 and 900 is %i', (text, number) => expect(numberIn(text, 120, { least: 1, most: 900 })).toBe(number))
