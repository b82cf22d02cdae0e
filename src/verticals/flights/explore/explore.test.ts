import { expect, it } from 'vitest'
import { readExploreUrl } from './explore.ts'

it.each([
  [
    { from: 'BOG', month: '2027-03', nights: 7, budget: '400' },
    { from: 'BOG', month: '2027-03', nights: '7', budget: '400' },
  ],
  [{ from: '', month: ['2027-03'], nights: null }, {}],
  [{ from: 'a'.repeat(80), month: 'a'.repeat(81) }, { from: 'a'.repeat(80) }],
  [{ from: 'a'.repeat(100), nights: '3' }, { nights: '3' }],
])('of %j it is asked %j', (raw, asked) => expect(readExploreUrl(raw)).toEqual(asked))
