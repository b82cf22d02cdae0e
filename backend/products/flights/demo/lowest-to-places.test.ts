import { describe, expect, it } from 'vitest'
import { airportsOf, allAirports } from '../../../airports/airport-table.ts'
import { dayOf } from '../../demo/calendar.ts'
import { mix } from '../../demo/deterministic.ts'
import { cabins } from './fares/cabin.ts'
import { lowestPerDay } from './lowest-prices.ts'
import { lowestToPlaces } from './lowest-to-places.ts'
import { quoteAt } from './quote.ts'
import { tries } from '../../../../scripts/tries.ts'

const quote = quoteAt(Date.UTC(2026, 10, 21, 9, 41))
const places = 'BOG CTG MEX CUN LIM CUZ EZE GRU MIA JFK LON MAD LIS CDG FCO DXB SIN HND SYD'.split(' ')
const origins = allAirports().filter(({ popularity }) => popularity >= 10)

/** Three origins of four are airports, the fourth a whole city. */
const questionOf = (draw: number) => {
  const airport = origins[mix(draw, 1) % origins.length]
  const from = (draw % 4 === 3 ? airport?.cityCode : airport?.code) ?? ''
  const first = dayOf('2026-11-21') + (mix(draw, 2) % 300)
  return {
    question: {
      from,
      cabin: (draw % 8 === 0 ? cabins[mix(draw, 3) % cabins.length] : undefined) ?? 'economy',
      party: draw % 5 === 0 ? { adults: 2, children: 1, infants: 1 } : { adults: 1, children: 0, infants: 0 },
      fees: draw % 3 === 0 ? [{ code: 'X', label: { en: 'x', es: 'x' }, kind: 'percent' as const, value: 2.73 }] : [],
      quote,
    },
    to: [0, 1, 2]
      .map((turn) => places[mix(draw, 5, turn) % places.length] ?? '')
      .filter((to) => !airportsOf(to).some((goal) => airportsOf(from).includes(goal))),
    days: Array.from({ length: 30 }, (_, day) => first + day),
    stay: draw % 4 === 1 ? null : mix(draw, 4) % 15,
  }
}

describe('the lowest price of a month to anywhere', { timeout: 240_000 }, () => {
  it('is the lowest of its days, looked at one by one, from 200 origins', () => {
    const drawn = Array.from({ length: tries(200) }, (_, draw) => questionOf(draw))
    let priced = 0
    for (const { question, to, days, stay } of drawn) {
      const expected = to.map((code) => {
        const totals = lowestPerDay({ ...question, to: code }, days, stay)
        const known = totals.flatMap((total, index) => (total === null ? [] : [{ day: days[index] ?? 0, total }]))
        return known.toSorted((a, b) => a.total - b.total || a.day - b.day)[0] ?? null
      })
      expect(lowestToPlaces(question, to, days, stay), `${question.from} to ${to.join()}, ${stay} nights`).toEqual(
        expected,
      )
      priced += expected.filter((found) => found !== null).length
    }
    expect(new Set(drawn.map(({ question: { from } }) => from)).size).toBeGreaterThan(tries(150))
    expect(priced).toBeGreaterThan(tries(300))
  })

  it('has no price where a search has none', () => {
    const question = {
      from: 'PVD',
      cabin: 'economy' as const,
      party: { adults: 1, children: 0, infants: 0 },
      fees: [],
      quote,
    }
    expect(lowestToPlaces(question, ['RAI'], [dayOf('2026-12-01')], 7)).toEqual([null])
    expect(lowestToPlaces({ ...question, from: 'STN' }, ['LHR'], [dayOf('2026-12-01')], 7)).toEqual([null])
  })
})
