import { expect, it } from 'vitest'
import { notOffered, readExploreUrl } from './explore.ts'

it.each([
  [
    { from: 'BOG', month: '2027-03', nights: 7, budget: '400' },
    { from: 'BOG', month: '2027-03', nights: '7', budget: '400' },
  ],
  [{ from: '', month: ['2027-03'], nights: null }, {}],
  [{ from: 'a'.repeat(80), month: 'a'.repeat(81) }, { from: 'a'.repeat(80) }],
  [{ from: 'a'.repeat(100), nights: '3' }, { nights: '3' }],
])('of %j it is asked %j', (raw, asked) => expect(readExploreUrl(raw)).toEqual(asked))

it.each([
  [{}, []],
  [{ month: '2027-01', nights: '14' }, []],
  [{ month: '2027-01', nights: '0' }, []],
  [{ month: '2026-10', nights: '5' }, ['month', 'nights']],
  [{ month: 'enero' }, ['month']],
])('%j asks for what the page does not have: %j', (url, fields) =>
  expect(notOffered(url, ['2026-12-01', '2027-01-01'])).toEqual(fields),
)
