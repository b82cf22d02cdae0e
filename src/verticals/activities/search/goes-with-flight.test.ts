import { expect, it } from 'vitest'
import { goesWithFlight } from './goes-with-flight.ts'

const before = { destination: 'MAD', from: '2027-02-11', to: '2027-02-14', party: { adults: 2, ages: [] } }

it.each([
  ['the same', {}, true],
  ['fewer of its days', { from: '2027-02-12', to: '2027-02-12' }, true],
  ['another place', { destination: 'BCN' }, false],
  ['more people', { party: { adults: 4, ages: [] } }, false],
  ['somebody else', { party: { adults: 1, ages: [30] } }, false],
  ['a day before the flight', { from: '2027-02-10' }, false],
  ['a day after the flight back', { to: '2027-02-15' }, false],
])('a search for %s goes with the flight: %s', (_what, change, goes) =>
  expect(goesWithFlight({ ...before, ...change }, before)).toBe(goes),
)

it('goes with none where nothing was searched for before', () => expect(goesWithFlight(before, undefined)).toBe(false))
