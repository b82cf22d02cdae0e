import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayInZone, isDay, nightsBetween, readDay, splitRange } from './dates.ts'

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  it.each(['2027-02-29', '2027-13-01', '2027-1-1', '', 'today', '2027-03-10T00:00'])('%s is no day', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it('adding and counting undo each other', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const moved = addDays(day, days)
        expect(isDay(moved)).toBe(true)
        expect(nightsBetween(day, moved)).toBe(days)
      }),
    )
  })
})

describe('readDay', () => {
  it.each([
    ['2027-03-10', { day: '2027-03-10', exists: true }],
    ['2027/3/9', { day: '2027-03-09', exists: true }],
    ['20270310', { day: '2027-03-10', exists: true }],
    ['2027-02-30', { day: '2027-02-28', exists: false }],
    ['2028-02-29', { day: '2028-02-29', exists: true }],
    ['03/04/2027', undefined],
    ['2027-00-10', undefined],
    ['tomorrow', undefined],
  ])('%s', (text, expected) => {
    expect(readDay(text)).toEqual(expected)
  })
})

describe('dayInZone', () => {
  it.each([
    ['America/Bogota', '2026-12-31'],
    ['Europe/Madrid', '2027-01-01'],
    ['Pacific/Kiritimati', '2027-01-01'],
  ])('%s', (zone, day) => {
    expect(dayInZone(new Date('2027-01-01T03:00:00Z'), zone)).toBe(day)
  })
})

describe('splitRange', () => {
  it('covers every day once, in pieces that are short enough', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 70 }),
        fc.integer({ min: 1, max: 20 }),
        (start, nights, longest) => {
          const pieces = splitRange({ start, end: addDays(start, nights) }, longest)
          const lengths = pieces.map((piece) => nightsBetween(piece.start, piece.end) + 1)
          expect(lengths.every((days) => days >= 1 && days <= longest)).toBe(true)
          expect(lengths.reduce((sum, days) => sum + days, 0)).toBe(nights + 1)
          pieces.slice(1).forEach((piece, index) => expect(piece.start).toBe(addDays(pieces[index]?.end ?? '', 1)))
        },
      ),
    )
  })

  it('has no piece of a range that runs backwards', () => {
    expect(splitRange({ start: '2027-03-10', end: '2027-03-01' }, 14)).toEqual([])
  })
})
