import { expect, it } from 'vitest'
import { daysAround } from './search-on-days.ts'

const today = '2026-11-21'

it.each([
  ['2027-03-10', '2027-03-07', '2027-03-13'],
  ['2026-11-22', '2026-11-21', '2026-11-25'],
  ['2027-11-16', '2027-11-13', '2027-11-17'],
  // where the origin is a day behind, or ahead of, the clock that is known
  ['2026-11-20', '2026-11-20', '2026-11-23'],
  ['2027-11-18', '2027-11-15', '2027-11-18'],
])('days around %s are from %s to %s', (day, start, end) => expect(daysAround(day, 3, today)).toEqual({ start, end }))

it('ends days of departure where the returns of trips as long end', () => {
  expect(daysAround('2027-11-05', 14, today, 10)).toEqual({ start: '2027-10-22', end: '2027-11-07' })
  expect(daysAround('2027-11-07', 14, today, 10)).toEqual({ start: '2027-10-24', end: '2027-11-07' })
})
