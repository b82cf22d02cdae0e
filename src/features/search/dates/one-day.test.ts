import { describe, expect, it } from 'vitest'
import { calendarLabel, daysWith, earliestOf } from './one-day.ts'

const days = (kind: 'day' | 'bounds', first: string, last: string) => ({
  kind,
  label: 'Your dates',
  today: '2027-01-10',
  lastDay: '2027-12-31',
  fewestNights: 0,
  ends: {
    first: { name: 'from', label: 'Leaving on or after', day: first },
    last: { name: 'until', label: 'Back by', day: last },
  },
})

describe('a bound that is chosen', () => {
  it.each([
    ['first', '', '', { first: '2027-03-05' }],
    ['first', '2027-02-01', '2027-03-05', { first: '2027-03-05' }],
    ['first', '2027-02-01', '2027-03-04', { first: '2027-03-05', last: '' }],
    ['last', '2027-02-01', '', { last: '2027-03-05' }],
    ['last', '', '2027-02-20', { last: '2027-03-05' }],
  ] as const)('as the %s, beside %j and %j, makes %j', (end, first, last, changes) =>
    expect(daysWith(days('bounds', first, last), end, '2027-03-05')).toEqual(changes),
  )

  it('has the calendar of its own name', () => expect(calendarLabel(days('bounds', '', ''), 'last')).toBe('Back by'))
})

it.each([
  ['leaves a return as it is', '2027-03-05', '2027-03-05', {}],
  ['takes along a return that it passes', '2027-02-06', '2027-03-05', { last: '2027-03-10' }],
  ['takes it along to the last day at most', '2027-02-06', '2027-12-30', { last: '2027-12-31' }],
  ['has nothing to take along', '', '2027-03-05', {}],
] as const)('the only day that is asked for %s', (_what, last, day, changes) =>
  expect(daysWith(days('day', '2027-02-01', last), 'first', day)).toEqual({ first: day, ...changes }),
)

describe('the earliest day', () => {
  it.each([
    ['last', '2027-02-01', '2027-02-01'],
    ['last', '2026-12-01', '2027-01-10'],
    ['last', 'soon', '2027-01-10'],
    ['first', '2027-02-01', '2027-01-10'],
  ] as const)('of the %s bound is that of a first one on %s: %s', (end, first, earliest) =>
    expect(earliestOf(days('bounds', first, ''), end)).toBe(earliest),
  )
})
