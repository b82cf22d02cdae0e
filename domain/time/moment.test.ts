import { expect, it } from 'vitest'
import { formatMoment } from './moment.ts'

it.each([
  ['en', 'UTC', 'November 22, 2026 at 1:05 AM UTC'],
  ['en', 'America/Bogota', 'November 21, 2026 at 8:05 PM GMT-5'],
  ['en', 'Asia/Tokyo', 'November 22, 2026 at 10:05 AM GMT+9'],
  ['es', 'UTC', '22 de noviembre de 2026 a la 1:05 UTC'],
  ['es', 'America/Bogota', '21 de noviembre de 2026 a las 20:05 GMT-5'],
])('in %s by the clock of %s', (locale, zone, words) => {
  const written = formatMoment('2026-11-22T01:05:00Z', locale, zone)
  expect(written.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(words)
})
