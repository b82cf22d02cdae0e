import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { parseTourSearch } from './parse-tour-search.ts'
import { tourCorrectionWords } from './tour-correction-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

it.each(['12', 'many', '1-40'])('speaks of travelers, never of guests: %s', (guests) => {
  const { corrections } = parseTourSearch({ guests }, '2026-11-22')
  expect(corrections.length).toBeGreaterThan(0)
  for (const correction of corrections) {
    const words = tourCorrectionWords(i18n, correction)
    expect(words).toMatch(/traveler/)
    expect(words).not.toMatch(/guest/i)
  }
})
