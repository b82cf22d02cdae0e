import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages as en } from '#/i18n/catalogues/en.po'
import { messages as es } from '#/i18n/catalogues/es.po'
import { correctionWords } from './correction-words.ts'
import type { Correction } from './correction.ts'
import { parseFlightSearch } from './parse-flight-search.ts'

const speak = (locale: 'en' | 'es', correction: Correction): string =>
  correctionWords(setupI18n({ locale, messages: { en, es } }), correction)

/** One URL for every way in which a URL can be wrong. */
const wrongQueries: readonly Record<string, string>[] = [
  {},
  { from: '1', to: '2', departure: 'x', return: 'y', adults: 'x', children: 'x', infants: 'x', cabin: 'x' },
  { from: 'BOG', to: 'BOG', departure: '2026-02-30', return: '2026-03-30' },
  { departure: '2027-02-30', return: '2027-02-01', children: '3', ages: 'x,1', infants: '1' },
  { departure: '2027-02-30', return: '2027-02-31', adults: '2', infants: '3', children: '2', ages: '14,1,7' },
  { departure: '2099-01-01', return: '2099-02-01', tripType: '2', adults: '9', children: '9' },
  { fares: 'x' },
  { return: '', tripType: '2', children: '1', ages: '1,7,7' },
]
const corrections = wrongQueries.flatMap(
  (query) => parseFlightSearch(query, '2026-11-21', { from: 'BOG', to: 'MAD' }).corrections,
)

describe('every correction', () => {
  it.each(corrections)('$field $code has a sentence of its own in both languages', (correction) => {
    const [english, spanish] = [speak('en', correction), speak('es', correction)]
    expect(english).toMatch(/^[\p{Lu}“\d].+\.$/u)
    expect(spanish).toMatch(/^[\p{Lu}«\d].+\.$/u)
    expect(spanish).not.toBe(english)
  })
})

it('names days as people do', () => {
  const correction: Correction = { field: 'departure', code: 'past', given: '2026-03-10', used: '2026-11-28' }
  expect(speak('en', correction)).toBe('March 10, 2026 has passed: we searched for November 28, 2026.')
  expect(speak('es', correction)).toBe('El 10 de marzo de 2026 ya pasó: buscamos para el 28 de noviembre de 2026.')
})
