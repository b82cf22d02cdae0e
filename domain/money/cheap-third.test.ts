import { expect, it } from 'vitest'
import { cheapThird } from './cheap-third.ts'

it.each([
  [[100, 200, 300, 400, 500, 600], 200],
  [[600, 100, 500, 200, 400, 300, 700], 200],
  [[100, 900], 100],
  [[100, 100, 100, 100], undefined],
  [[1000, 1010, 1040], undefined],
  [[500], undefined],
  [[], undefined],
] as const)('of %j it is all up to %s', (prices, limit) => expect(cheapThird(prices)).toBe(limit))
