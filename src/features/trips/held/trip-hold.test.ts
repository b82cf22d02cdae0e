import { expect, it } from 'vitest'
import { tripHold } from './trip-hold.server.ts'

const hold = { payBy: '2026-11-30T12:00:00Z', timeZone: 'America/New_York', endedBy: null } as const

it.each([
  ['2026-11-30T11:00:00Z', 3_600_000],
  ['2026-12-01T00:00:00Z', 0],
])('tells at %s how long is left to pay', (now, msLeft) => {
  expect(tripHold(hold, Date.parse(now))).toEqual({ ...hold, msLeft })
})

it('is nothing where nothing is held', () => {
  expect(tripHold(null)).toBeUndefined()
})
