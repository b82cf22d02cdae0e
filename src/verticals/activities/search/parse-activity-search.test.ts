import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostActivityDays } from '#domain/activity-kinds.ts'
import { mostGuests } from '#domain/stay.ts'
import { addDays, nightsBetween } from '#domain/time/dates.ts'
import { agesOf, partySize, serialiseOuting } from './activity-search.ts'
import { lastActivityDay, parseOuting } from './parse-activity-search.ts'
import { oldestAge } from './parse-party.ts'
import { searchKeys } from './search-keys.ts'

const today = '2026-11-22'
const plain = { from: '2026-12-10', to: '2026-12-13', guests: '2' }
const correctionsOf = (raw: Record<string, unknown>) =>
  parseOuting({ ...plain, ...raw }, today).corrections.map(
    ({ field, code, given, used }) => `${field} ${code} ${given} ${used}`,
  )

const someOuting = fc
  .record({
    ahead: fc.integer({ min: 0, max: 320 }),
    nights: fc.integer({ min: 0, max: mostActivityDays - 1 }),
    adults: fc.integer({ min: 0, max: 4 }),
    ages: fc.array(fc.integer({ min: 0, max: oldestAge }), { maxLength: 5 }),
  })
  .filter(({ adults, ages }) => adults + ages.length > 0)
  .map(({ ahead, nights, ...party }) => {
    const from = addDays(today, ahead)
    return { from, to: addDays(from, nights), party }
  })

describe('the address of a search for activities', () => {
  it('is read again as the search that wrote it', () => {
    fc.assert(
      fc.property(someOuting, (outing) => {
        expect(parseOuting(serialiseOuting(outing), today)).toEqual({ outing, corrections: [] })
      }),
    )
  })

  it('whatever it holds, is a search that can be asked for, and the address of that needs no correction', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('', '0', '2-8', '0-8', '2--', '2-140', '9-1', '1,1,1', '2026-12-10', '2026-02-30', '20990101'),
      fc.array(fc.constantFrom('1', '2-3', '3', 'x')),
    )
    fc.assert(
      fc.property(fc.record(Object.fromEntries(searchKeys.map((key) => [key, part]))), (raw) => {
        const { outing } = parseOuting(raw, today)
        expect(outing.from >= today).toBe(true)
        expect(outing.to >= outing.from && outing.to <= addDays(today, 360)).toBe(true)
        expect(nightsBetween(outing.from, outing.to)).toBeLessThan(mostActivityDays)
        expect(partySize(outing.party)).toBeGreaterThanOrEqual(1)
        expect(partySize(outing.party)).toBeLessThanOrEqual(mostGuests)
        expect(parseOuting(serialiseOuting(outing), today)).toEqual({ outing, corrections: [] })
      }),
    )
  })

  it.each([
    [{ guests: '2-8-67' }, [30, 30, 8, 67]],
    [{ guests: '0-34-8' }, [34, 8]],
    [{ guests: '2-8,1-3' }, [30, 30, 30, 8, 3]],
    [{ guests: '1', ages: '8; 67' }, [30, 8, 67]],
    [{ guests: '' }, [30]],
  ])('%o is for these ages', (raw, ages) =>
    expect(agesOf(parseOuting({ ...plain, ...raw }, today).outing.party)).toEqual(ages),
  )
})

describe('what is corrected', () => {
  it.each([
    [{ guests: '0' }, ['guests unreadable 0 1']],
    [{ guests: 'two' }, ['guests unreadable two 1']],
    [{ guests: '2-' }, ['ages missing  30']],
    [{ guests: '1-old' }, ['ages unreadable old 30']],
    [{ guests: '1-121' }, ['ages unreadable 121 30']],
    [{ guests: '8-3-4' }, ['guests too_many 10 1']],
    [{ from: '', to: '' }, ['from missing  2026-11-29', 'to missing  2026-12-05']],
    [
      { from: '2026-11-01', to: '2026-11-04' },
      ['from past 2026-11-01 2026-11-29', 'to moved_along 2026-11-04 2026-12-02'],
    ],
    [{ to: '2026-12-09' }, ['to before_first 2026-12-09 2026-12-16']],
    [{ to: '2027-01-10' }, ['to too_long 2027-01-10 2027-01-09']],
    [{ to: '2026-12-10' }, []],
  ])('%o', (raw, corrections) => expect(correctionsOf(raw)).toEqual(corrections))
})

it('takes a day that is sold wherever it is already tomorrow, where the destination is not known', () => {
  const latest = addDays(today, 2)
  const asked = (day: string) => parseOuting({ ...plain, from: day, to: day }, today, latest).corrections
  expect(asked(lastActivityDay(latest))).toEqual([])
  expect(asked(addDays(lastActivityDay(latest), 1))).not.toEqual([])
})
