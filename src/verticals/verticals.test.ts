import { expect, it } from 'vitest'
import { readVertical, verticals } from './verticals.ts'

it.each([
  ['hotels', 'hotels'],
  ['Hotels', 'flights'],
  [undefined, 'flights'],
  [['cruises'], 'flights'],
  [{}, 'flights'],
])('readVertical %o', (tab, vertical) => {
  expect(readVertical(tab).key).toBe(vertical)
})

it('the tabs stand in their order', () =>
  expect(verticals.map(({ key }) => key)).toEqual(['flights', 'hotels', 'packages', 'activities', 'tours', 'cruises']))
