import { expect, it } from 'vitest'
import { formatClock, withArticle } from './clock-time.ts'

it.each([
  ['15:00', 'en', '3:00 PM'],
  ['00:00', 'en', '12:00 AM'],
  ['07:15', 'en', '7:15 AM'],
  ['15:00', 'es', '15:00'],
  ['07:15', 'es', '7:15'],
])('%s in %s', (time, locale, words) => {
  expect(formatClock(time, locale).replaceAll(/\s/g, ' ')).toBe(words)
})

it.each([
  ['1:05', 'es', 'la 1:05'],
  ['01:05', 'es', 'la 01:05'],
  ['13:05', 'es', 'las 13:05'],
  ['10:00', 'es', 'las 10:00'],
  ['1:05 AM', 'en', '1:05 AM'],
])('%s after a preposition in %s', (clock, locale, words) => expect(withArticle(clock, locale)).toBe(words))

it('no line of a page ends inside of it', () => {
  expect(formatClock('15:00', 'en')).toMatch(/^3:00[\u00A0\u202F]PM$/)
})
