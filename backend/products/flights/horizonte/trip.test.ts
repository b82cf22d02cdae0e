import { expect, it } from 'vitest'
import { questionTo } from '../offer-for-tests.ts'
import { tripsOf } from './trip.ts'

const question = questionTo('MDE')

it.each([
  [null, 1],
  ['2027-03-11', 1],
  ['2027-03-10', 0],
])('sells no flight back that leaves as the way out does: %s', (returnDate, count) =>
  expect(tripsOf({ ...question, returnDate }, Date.parse('2027-01-01'))).toHaveLength(count),
)
