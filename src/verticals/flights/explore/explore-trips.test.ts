import { expect, it } from 'vitest'
import type { Place } from '#domain/place/airport.ts'
import { type ExploreAnswer, budgetOf, nightsOf, readExploreUrl } from './explore.ts'
import { budgetFor, tripsOf, withinBudget } from './explore-trips.ts'

const from = { code: 'BOG', pathName: 'Bogotá' } as Place
const prices = {
  currency: 'USD',
  places: [
    { to: 'MDE', departure: '2026-12-30', lowest: 93_89 },
    { to: 'MAD', departure: '2026-12-29', lowest: 612_00 },
    { to: 'XXX', departure: '2026-12-29', lowest: 1 },
  ],
}
const answer: ExploreAnswer = {
  from,
  unknown: undefined,
  understood: undefined,
  notOffered: [],
  month: '2026-12-01',
  months: [],
  today: '2026-11-23',
  prices,
  problem: undefined,
}

it('leads to the search of the day whose price it is', () => {
  expect(tripsOf(answer, 3).map(({ to, url, search }) => [to.code, url, search.departure, search.return])).toEqual([
    ['MDE', 'vuelos-bogota-medellin', '2026-12-30', '2027-01-02'],
    ['MAD', 'vuelos-bogota-madrid', '2026-12-29', '2027-01-01'],
  ])
  expect(tripsOf(answer, undefined)[0]?.search).not.toHaveProperty('return')
})

it('leaves out what costs more than the budget, to the cent', () => {
  const trips = tripsOf(answer, 7)
  expect(withinBudget(trips, undefined)).toHaveLength(2)
  expect(withinBudget(trips, 612)).toHaveLength(2)
  expect(withinBudget(trips, 611)).toHaveLength(1)
  expect(withinBudget(trips, 93)).toHaveLength(0)
})

it.each([
  ['nothing', undefined, undefined],
  ['less than the cheapest', 40, 100],
  ['more than that', 130, 130],
  ['all that the dearest costs', 650, undefined],
])('a budget of %s is one that the slider can say', (_what, asked, said) =>
  expect(budgetFor(tripsOf(answer, 7), asked)).toBe(said),
)

it('a budget stays where no place was found', () => expect(budgetFor([], 40)).toBe(40))

it.each([
  [{}, 7, undefined],
  [{ nights: '0', budget: '400' }, undefined, 400],
  [{ nights: 14, budget: '-3' }, 14, undefined],
  [{ nights: '8', budget: '1.5', other: 'x' }, 7, undefined],
])('reads %o', (raw, nights, budget) => {
  const url = readExploreUrl(raw)
  expect([nightsOf(url), budgetOf(url)]).toEqual([nights, budget])
  expect(url).not.toHaveProperty('other')
})
