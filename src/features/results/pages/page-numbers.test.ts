import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [4, 4, '1 2 3 4'],
  [1, 25, '1 2 after 25'],
  [4, 25, '1 2 3 4 5 after 25'],
  [13, 25, '1 before 12 13 14 after 25'],
  [25, 25, '1 before 24 25'],
])('page %i of %i leads to %s', (page, pages, shown) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(shown)
})
