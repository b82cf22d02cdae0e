import { expect, it } from 'vitest'
import { readVertical, verticals, verticalsOnSale } from './verticals.ts'

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

it('a kind that the operator has switched off has no tab, and all others have theirs', () => {
  const onSale = verticalsOnSale({ notSold: ['packages'] })
  expect(onSale).toEqual(verticals.filter(({ key }) => key !== 'packages'))
  expect(onSale).toHaveLength(verticals.length - 1)
  expect(readVertical('packages', onSale).key).toBe('flights')
})
