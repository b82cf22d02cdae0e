import { expect, it } from 'vitest'
import { bookableMonths, daysOfMonth } from './months.ts'

it('a year of months, each once and in order', () => {
  const months = bookableMonths('2026-11-23')
  expect(months[0]).toBe('2026-11')
  expect(months.at(-1)).toBe('2027-11')
  expect(new Set(months).size).toBe(13)
  expect(bookableMonths('2027-01-31').slice(0, 3)).toEqual(['2027-01', '2027-02', '2027-03'])
})

it.each([
  ['2027-02', { from: '2027-02-01', to: '2027-02-28' }],
  ['2028-02', { from: '2028-02-01', to: '2027-11-18' }],
  ['2026-11', { from: '2026-11-23', to: '2026-11-30' }],
  ['2027-11', { from: '2027-11-01', to: '2027-11-18' }],
  [undefined, { from: '2026-11-23', to: '2027-11-18' }],
])('%s: the days of it that are sold', (month, days) => expect(daysOfMonth(month, '2026-11-23')).toEqual(days))
