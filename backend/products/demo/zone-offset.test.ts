import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offsetAt, utcOf } from './zone-offset.ts'
import { tries } from '../../../scripts/tries.ts'

const zones = [
  'Europe/Madrid',
  'America/New_York',
  'America/Bogota',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Beirut',
  'America/St_Johns',
  'Pacific/Auckland',
]

const minute = (year: number, month: number, day: number, hour = 0, rest = 0): number =>
  Date.UTC(year, month - 1, day, hour, rest) / 60_000

const shownByIntl = (zone: string, utc: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(utc * 60_000)

const shownByUs = (zone: string, utc: number): string =>
  new Date((utc + offsetAt(zone, utc)) * 60_000).toISOString().slice(0, 16).replace('T', ' ')

describe('offsetAt', { timeout: 60_000 }, () => {
  it('shows the clock that Intl shows, at any time in any zone', () => {
    const times = fc.integer({ min: minute(2026, 6, 1), max: minute(2028, 6, 1) })
    fc.assert(
      fc.property(fc.constantFrom(...zones), times, (zone, utc) => {
        expect(shownByUs(zone, utc)).toBe(shownByIntl(zone, utc))
      }),
      { numRuns: tries(3000) },
    )
  })

  it('changes at the very minute', () => {
    expect(offsetAt('Europe/Madrid', minute(2027, 3, 28, 0, 59))).toBe(60)
    expect(offsetAt('Europe/Madrid', minute(2027, 3, 28, 1, 0))).toBe(120)
    expect(offsetAt('America/New_York', minute(2027, 11, 7, 5, 59))).toBe(-240)
    expect(offsetAt('America/New_York', minute(2027, 11, 7, 6, 0))).toBe(-300)
  })
})

describe('utcOf', () => {
  it('is the way back from what a clock shows, outside the hour that a change skips or repeats', () => {
    const times = fc.integer({ min: minute(2026, 6, 1), max: minute(2028, 6, 1) })
    fc.assert(
      fc.property(fc.constantFrom(...zones), times, (zone, utc) => {
        const offset = offsetAt(zone, utc)
        fc.pre(offsetAt(zone, utc - 180) === offset && offsetAt(zone, utc + 180) === offset)
        expect(utcOf(zone, utc + offset)).toBe(utc)
      }),
    )
  })

  it('gives the minute after the gap for a time that does not exist', () => {
    expect(utcOf('Europe/Madrid', minute(2027, 3, 28, 2, 30))).toBe(minute(2027, 3, 28, 1, 30))
  })
})
