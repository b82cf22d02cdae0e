import { expect, it } from 'vitest'
import { readVertical } from './verticals.ts'

it.each([
  ['hotels', 'hotels'],
  ['Hotels', 'flights'],
  [undefined, 'flights'],
  [['cruises'], 'flights'],
  [{}, 'flights'],
])('readVertical %o', (tab, vertical) => {
  expect(readVertical(tab).key).toBe(vertical)
})
