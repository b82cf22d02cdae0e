import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { cruiseFacets } from './cruise-facets.ts'

const names = {
  destinations: { caribe: 'Caribbean' },
  ports: {},
  lines: {},
  ships: {},
  months: [],
  days: { start: '2027-01-01', end: '2027-12-31' },
}
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const wordsOf = (key: string, chosen: string): unknown =>
  cruiseFacets.find(({ keys }) => keys.includes(key))?.chips([chosen], i18n, names)[0]?.words

it('says a destination in words', () => expect(wordsOf('destination', 'caribe')).toBe('Caribbean'))

it.each(['destination', 'port', 'line', 'ship'])('says what no %s is called as it is written', (key) =>
  expect(wordsOf(key, 'constructor')).toBe('constructor'),
)
