import { expect, it } from 'vitest'
import { hasBegunNowhere, isOverEverywhere } from './day-anywhere.ts'
import { dayInZone } from './dates.ts'

/** Where a day ends last, and where it begins first. */
const zones = ['Etc/GMT+12', 'America/Bogota', 'UTC', 'Europe/Madrid', 'Pacific/Kiritimati']

it.each(Array.from({ length: 24 }, (_, hour) => hour))('takes the day of everybody for theirs, at %i UTC', (hour) => {
  const now = new Date(Date.UTC(2026, 11, 1, hour, 30))
  for (const zone of zones) {
    const day = dayInZone(now, zone)
    expect([zone, isOverEverywhere(day, '2026-12-01'), hasBegunNowhere(day, '2026-12-01')]).toEqual([
      zone,
      false,
      false,
    ])
  }
})

it('takes no other', () => {
  expect(isOverEverywhere('2026-11-29', '2026-12-01')).toBe(true)
  expect(hasBegunNowhere('2026-12-03', '2026-12-01')).toBe(true)
})
