import { expect, it } from 'vitest'
import { searchWordsOf } from './search-query.ts'

const correctionsOf = (term: string) =>
  searchWordsOf(term).map(({ typed, corrections }) => [typed, [...corrections]] as const)

it('knows what a word abbreviates', () =>
  expect(correctionsOf('Pto Montt')).toEqual([
    ['pto', [['puerto', 1]]],
    ['montt', []],
  ]))

it.each(['constructor', 'valueOf', '__proto__'])('%s abbreviates nothing', (term) =>
  expect(correctionsOf(term).flatMap(([, corrections]) => corrections)).toEqual([]),
)
