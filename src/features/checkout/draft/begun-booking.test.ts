import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Result } from '#domain/problem.ts'
import { hasBegun, rememberBegun } from './begun-booking.ts'
import type { BookingView } from '../session/booking-view.ts'

const standing = (status: string) => ({ ok: true, value: { payment: { status } } }) as unknown as Result<BookingView>
const problem = (code: string) => ({ ok: false, problem: { code } }) as unknown as Result<BookingView>

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', memory()))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['none was begun', [], false],
  ['one is being filled in', [standing('idle')], true],
  ['one is being paid', [standing('hosted')], true],
  ['it was paid', [standing('idle'), standing('confirmed')], false],
  ['it ran out', [standing('idle'), problem('no_booking')], false],
  ['it could not be read', [standing('idle'), problem('backend_down')], true],
] as const)('a booking to go on with, where %s', (_when, answers, begun) => {
  for (const answer of answers) rememberBegun(answer)
  expect(hasBegun()).toBe(begun)
})

it('storage that is switched off fails nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberBegun(standing('idle'))
  expect(hasBegun()).toBe(false)
})
