import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callWindow } from './call-hours.ts'
import { type WorkingHours, isAlwaysOpen } from './working-hours.ts'

const bogota: WorkingHours = { opens: 8, closes: 22, zone: 'America/Bogota' }
const madrid: WorkingHours = { opens: 8, closes: 22, zone: 'Europe/Madrid' }
const nights: WorkingHours = { opens: 20, closes: 4, zone: 'America/Bogota' }
const untilMidnight: WorkingHours = { opens: 8, closes: 24, zone: 'America/Bogota' }

const cases: readonly [string, WorkingHours, string, boolean, string, string][] = [
  ['in the middle of the day', bogota, '2026-11-21T17:00Z', true, '2026-11-21T13:00Z', '2026-11-22T03:00Z'],
  ['the minute it opens', bogota, '2026-11-21T13:00Z', true, '2026-11-21T13:00Z', '2026-11-22T03:00Z'],
  ['a moment before', bogota, '2026-11-21T12:59:59.999Z', false, '2026-11-21T13:00Z', '2026-11-22T03:00Z'],
  ['the minute it closes', bogota, '2026-11-22T03:00Z', false, '2026-11-22T13:00Z', '2026-11-23T03:00Z'],
  ['late on the last day of a year', bogota, '2027-01-01T03:30Z', false, '2027-01-01T13:00Z', '2027-01-02T03:00Z'],
  ['the day summer time begins', madrid, '2026-03-29T05:30Z', false, '2026-03-29T06:00Z', '2026-03-29T20:00Z'],
  ['the evening before it begins', madrid, '2026-03-28T22:00Z', false, '2026-03-29T06:00Z', '2026-03-29T20:00Z'],
  ['the day it ends', madrid, '2026-10-25T06:30Z', false, '2026-10-25T07:00Z', '2026-10-25T21:00Z'],
  ['after midnight, by night', nights, '2026-11-21T08:00Z', true, '2026-11-21T01:00Z', '2026-11-21T09:00Z'],
  ['by day, where nights are worked', nights, '2026-11-21T15:00Z', false, '2026-11-22T01:00Z', '2026-11-22T09:00Z'],
  ['at 23:30, until midnight', untilMidnight, '2026-11-22T04:30Z', true, '2026-11-21T13:00Z', '2026-11-22T05:00Z'],
]

it.each(cases)('%s', (_when, hours, now, isOpen, opensAt, closesAt) => {
  expect(callWindow(hours, new Date(now))).toEqual({
    isOpen,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
  })
})

it.each([
  [0, 24, true],
  [8, 8, true],
  [8, 22, false],
])('from %i to %i is around the clock: %s', (opens, closes, expected) => {
  expect(isAlwaysOpen({ opens, closes, zone: 'UTC' })).toBe(expected)
})

describe('at any instant, for any hours', () => {
  const hours = fc.record({
    opens: fc.integer({ min: 0, max: 23 }),
    closes: fc.integer({ min: 1, max: 24 }),
    zone: fc.constantFrom(
      'America/Bogota',
      'Europe/Madrid',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/St_Johns',
    ),
  })
  const instants = fc.date({
    min: new Date('2026-01-01T00:00Z'),
    max: new Date('2028-01-01T00:00Z'),
    noInvalidDate: true,
  })

  it('somebody picks up until the hours end, or will within a day and an hour', () => {
    fc.assert(
      fc.property(hours, instants, (worked, now) => {
        const { isOpen, opensAt, closesAt } = callWindow(worked, now)
        expect(closesAt > now && closesAt > opensAt).toBe(true)
        expect(isOpen).toBe(opensAt <= now)
        expect(opensAt.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      }),
    )
  })
})
