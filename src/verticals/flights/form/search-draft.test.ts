import { expect, it } from 'vitest'
import { draftOf } from './search-draft.ts'

const oneWay = {
  from: 'BOG',
  to: 'MAD',
  return: undefined,
  adults: 1,
  children: 0,
  infants: 0,
  ages: [],
  cabin: 'economy' as const,
}

it.each([
  ['2026-12-06', '2026-12-12'],
  ['2027-03-10', '2027-03-16'],
  ['2027-11-24', '2027-11-25'],
])('the form of a one-way on %s proposes a return on %s', (departure, back) => {
  const draft = draftOf({ ...oneWay, departure }, { from: undefined, to: undefined }, '2026-11-29')
  expect([draft.tripType, draft.return]).toEqual(['1', back])
})
