import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn } from './age-on.ts'
import { ageFits } from './fare-age.ts'

const days = { departure: '2027-03-10', end: '2027-03-21' }

describe('ages', () => {
  it.each([
    ['adult', '2015-03-10', true, 'twelve on the day of departure'],
    ['adult', '2015-03-11', true, 'twelve during the trip'],
    ['adult', '2015-03-22', false, 'still eleven at the end'],
    ['child', '2025-03-10', true, 'two on the day of departure'],
    ['child', '2025-03-11', true, 'two the day after'],
    ['child', '2025-03-22', false, 'still one at the end'],
    ['child', '2015-03-22', true, 'still eleven at the end'],
    ['child', '2015-03-21', false, 'twelve on the last day'],
    ['infant', '2025-03-22', true, 'still one at the end'],
    ['infant', '2025-03-21', false, 'two on the last day'],
    ['infant', '2027-03-11', false, 'not born yet'],
  ] as const)('%s born %s: %s (%s)', (type, born, fits, _why) => expect(ageFits(type, born, days)).toBe(fits))

  it('of a leap-day child turns on 1 March', () => {
    expect(ageOn('2024-02-29', '2026-02-28')).toBe(1)
    expect(ageOn('2024-02-29', '2026-03-01')).toBe(2)
  })

  it('fit one type of traveler on a trip', () => {
    const day = fc.date({ min: new Date('1910-01-01'), max: new Date('2027-03-10'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (born) => {
        const text = born.toISOString().slice(0, 10)
        const fitting = (['adult', 'child', 'infant'] as const).filter((type) => ageFits(type, text, days))
        expect(fitting).toHaveLength(1)
      }),
    )
  })
})
