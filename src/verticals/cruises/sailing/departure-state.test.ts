import { expect, it } from 'vitest'
import { departureState } from './departure-state.ts'

it.each([
  ['2027-03-12', 'ahead'],
  ['2027-03-11', 'closing'],
  ['2027-03-10', 'closing'],
  ['2027-03-09', 'left'],
])('a sailing of %s, on March 11 in UTC, while ports in the west have March 10: %s', (sailDate, state) =>
  expect(departureState(sailDate, '2027-03-11')).toBe(state),
)
