import { expect, it } from 'vitest'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'
import { areFlightsSold } from './flight-days.ts'

it('adds flights to tours from which the flight back is sold, wherever it is still the day before', () => {
  const instant = '2026-11-29T12:00:00Z'
  const endsOn = (to: string): boolean => areFlightsSold({ from: addDays(to, -7), to }, instant)
  const last = lastBookableDay('2026-11-28')
  expect(endsOn(addDays(last, -1))).toBe(true)
  expect(endsOn(last)).toBe(false)
})
