import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration, parseDuration } from './duration.ts'

describe('parseDuration', () => {
  it.each([
    ['PT1H5M', 65],
    ['PT45M', 45],
    ['PT30H', 1800],
    ['P1DT2H', 1560],
    ['P1D', 1440],
    ['PT0M', 0],
  ])('%s', (text, minutes) => expect(parseDuration(text)).toBe(minutes))

  it.each(['', 'P', 'PT', '1H', 'PT1H5', 'PT-5M', 'P1DT', 'PT1.5H'])('does not read %j', (text) => {
    expect(parseDuration(text)).toBeUndefined()
  })

  it('reads what it is told in hours and minutes', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(59), (hours, minutes) => {
        expect(parseDuration(`PT${hours}H${minutes}M`)).toBe(hours * 60 + minutes)
      }),
    )
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [155, '2 h 35 min'],
    [1561, '26 h 1 min'],
  ])('%i', (minutes, text) => expect(formatDuration(minutes).replaceAll('\u00A0', ' ')).toBe(text))
})
