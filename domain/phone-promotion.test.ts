import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRunning, readPhonePromotion } from './phone-promotion.ts'

const spoken = { words: 'Ten dollars less by telephone', terms: 'One a booking. Fares in economy.' }
const whole = { from: '2026-12-01', until: '2026-12-15', zone: 'America/Bogota', es: spoken, en: spoken }

const read = (changes: Record<string, unknown>) => readPhonePromotion(JSON.stringify({ ...whole, ...changes }))

it('runs from the first moment of its first day to the last of its last, by the clock of its zone', () => {
  expect(read({})).toEqual({
    promotion: {
      begins: '2026-12-01T05:00:00.000Z',
      ends: '2026-12-16T05:00:00.000Z',
      lastDay: '2026-12-15',
      zone: 'America/Bogota',
      es: spoken,
      en: spoken,
    },
    faults: [],
  })
})

it.each(['', ' '])('nothing written is no promotion and no fault', (nothing) =>
  expect(readPhonePromotion(nothing)).toEqual({ faults: [] }),
)

it.each<[string, Record<string, unknown>, string]>([
  ['an end before its beginning', { until: '2026-11-30' }, 'until (2026-11-30) is before from (2026-12-01)'],
  ['no end', { until: undefined }, 'until is no day written YYYY-MM-DD'],
  ['a day that no month has', { from: '2026-02-30' }, 'from is no day written YYYY-MM-DD'],
  ['an hour for a day', { from: '2026-12-01T00:00' }, 'from is no day written YYYY-MM-DD'],
  ['no zone', { zone: undefined }, 'zone is no IANA time zone, such as America/Bogota'],
  ['a zone that nobody lives in', { zone: 'Mars/Olympus' }, 'zone is no IANA time zone, such as America/Bogota'],
  ['no terms', { en: { words: 'Ten dollars less' } }, 'en.terms is missing'],
  ['blank terms', { en: { ...spoken, terms: '  ' } }, 'en.terms is missing'],
  ['terms that are no text', { en: { ...spoken, terms: 7 } }, 'en.terms is missing'],
  ['words without end', { es: { ...spoken, words: 'x'.repeat(201) } }, 'es.words is longer than 200 characters'],
])('refuses %s, and says so', (_name, changes, fault) => {
  expect(read(changes)).toEqual({ faults: [fault] })
})

it('says all that is wrong at once, such as a language that is missing', () => {
  expect(read({ es: undefined, zone: '' }).faults).toEqual([
    'zone is no IANA time zone, such as America/Bogota',
    'es.words is missing',
    'es.terms is missing',
  ])
})

it.each(['{', '[]', '"text"', 'null', '7'])('%s is no promotion', (json) =>
  expect(readPhonePromotion(json)).toEqual({ faults: ['it is no JSON object'] }),
)

const days = fc.date({ min: new Date('2026-01-02'), max: new Date('2027-12-30'), noInvalidDate: true })
const zones = fc.constantFrom('America/Bogota', 'Europe/Madrid', 'Australia/Lord_Howe', 'Asia/Kathmandu')

describe('at any instant', () => {
  it('runs exactly where the calendar of its zone says a day between its first and its last', () => {
    fc.assert(
      fc.property(days, fc.nat(4), zones, fc.integer({ min: -3 * 24, max: 8 * 24 }), (day, more, zone, hours) => {
        const from = day.toISOString().slice(0, 10)
        const until = new Date(Date.parse(from) + more * 86_400_000).toISOString().slice(0, 10)
        const now = new Date(Date.parse(from) + hours * 3_600_000)
        const { promotion } = read({ from, until, zone })
        const there = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
        expect(promotion && isRunning(promotion, now)).toBe(from <= there && there <= until)
      }),
    )
  })
})
