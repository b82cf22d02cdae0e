import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { distanceWords } from './distance-words.ts'

const centre = { lat: 10.42, lon: -75.55 }

it.each([
  ['es', 0.001, '100 m'],
  ['es', 0.02, '2.2 km'],
  ['en', 0.001, '0.1 mi'],
  ['en', 0.02, '1.4 mi'],
])('in %s, %d degrees to the north is %s', (locale, degrees, words) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  expect(distanceWords(i18n, { ...centre, lat: centre.lat + degrees }, centre).replace(',', '.')).toBe(words)
})
