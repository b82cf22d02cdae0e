import { expect, it } from 'vitest'
import { suggestDestinations } from './suggestions.ts'

it.each([
  ['cartajena', 'CTG'],
  ['cartagna', 'CTG'],
  ['Barzelona', 'BCN'],
  ['bogta', 'BOG'],
  ['lisbao', 'LIS'],
  ['nueva yrok', 'NYC'],
])('finds the city that is meant by %s', (term, code) =>
  expect(suggestDestinations(term, 8)[0]).toMatchObject({ kind: 'city', destinationCode: code }),
)

it('takes nothing for a slip that is a name, and no letters for a city', () => {
  expect(suggestDestinations('rome', 8).map((one) => one.kind === 'city' && one.destinationCode)).toContain('ROM')
  expect(suggestDestinations('qqqqqq', 8)).toEqual([])
  expect(suggestDestinations('xyz', 8)).toEqual([])
})

it.each(['SEA', 'PIT', 'PRU', 'DEP', 'search_slow', 'Isla', 'prueba', 'Pruebas standard'])(
  'leads nobody who writes %s to the place of tests',
  (term) => expect(JSON.stringify(suggestDestinations(term, 8))).not.toContain('PRUEBAS'),
)

it('finds the place of tests by its code', () =>
  expect(suggestDestinations('pruebas', 8)).toMatchObject([{ kind: 'city', destinationCode: 'PRUEBAS' }]))
