import { expect, it } from 'vitest'
import { monthsBetween } from './months.ts'

it.each([
  ['2026-11-21', '2026-11-30', ['2026-11-01']],
  ['2026-11-30', '2027-02-01', ['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']],
])('months from %s to %s', (first, last, months) => {
  expect(monthsBetween(first, last)).toEqual(months)
})
