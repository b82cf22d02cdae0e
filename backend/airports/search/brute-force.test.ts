import { expect, it } from 'vitest'
import { airportTerms } from '../../../scripts/bench/airport-terms.ts'
import { airportsWithAll, airportsWithAny } from './airport-index.ts'
import { plainAirportsWithAll, plainAirportsWithAny } from './plain-index-for-tests.ts'
import { searchWordsOf, withAllCorrected, withUnknownCorrected } from './search-query.ts'
import { tries } from '../../../scripts/tries.ts'

const limit = 80
const terms = [
  ...'abz',
  'sa',
  'new yo',
  'San Francisco, CA',
  'Córdoba AR',
  'москва',
  '東京',
  ...airportTerms(tries(290)),
]

it('finds what looking at every word of every airport finds, for 300 searches with slips', () => {
  let found = 0
  for (const term of terms) {
    const typed = searchWordsOf(term)
    for (const words of [withUnknownCorrected(typed), withAllCorrected(typed)]) {
      const all = airportsWithAll(words, limit)
      expect(all, term).toEqual(plainAirportsWithAll(words, limit))
      expect(airportsWithAny(words, limit), term).toEqual(plainAirportsWithAny(words, limit))
      found += all.length
    }
  }
  expect(found).toBeGreaterThan(tries(3000))
})
