import { expect, it } from 'vitest'
import { parseTourQuery } from './tour-query.ts'

it.each([
  ['in', 'atlantis'],
  ['price', '-3'],
  ['days', '6'],
  ['begins', '2027-13'],
  ['begins', '2027-00'],
  ['theme', 'nap'],
  ['pace', 'slow'],
  ['departures', 'none'],
  ['guide', 'la'],
  ['sort', 'random'],
  ['page', '0'],
])('%s=%s is no filter of tours, and named', (key, written) => {
  expect(parseTourQuery({ [key]: written })).toEqual({ ...parseTourQuery({}), unread: [key] })
})
