import { describe, expect, it } from 'vitest'
import { airportsOf, allAirports } from '../../../airports/airport-table.ts'
import { mix } from '../../demo/deterministic.ts'
import { type Cabin, cabins } from './fares/cabin.ts'
import { lowestPerDay } from './lowest-prices.ts'
import { quoteAt } from './quote.ts'
import { dayOf } from '../../demo/calendar.ts'
import { tries } from '../../../../scripts/tries.ts'

const quote = quoteAt(Date.UTC(2026, 10, 21, 9, 41))
const firstDay = dayOf('2026-12-01')

const airports = allAirports().filter((airport) => airport.popularity >= 20)
const cityCodes = [...new Set(airports.map((airport) => airport.cityCode))].filter(
  (code) => airportsOf(code).length > 1,
)

interface Question {
  readonly from: string
  readonly to: string
  readonly cabin: Cabin
  readonly day: number
  readonly stay: number | null
}

const priceOf = ({ day, stay, ...question }: Question): number | null =>
  lowestPerDay({ ...question, party: { adults: 1, children: 0, infants: 0 }, fees: [], quote }, [day], stay)[0] ?? null

const codesOf = (code: string): readonly string[] => airportsOf(code).map((airport) => airport.code)

const lowestOfAirports = (question: Question): number | null => {
  const prices = codesOf(question.from).flatMap((from) =>
    codesOf(question.to).flatMap((to) => priceOf({ ...question, from, to }) ?? []),
  )
  return prices.length === 0 ? null : Math.min(...prices)
}

/** A city with any other place; every other question is asked the other way round, every other one for a round trip. */
const questionOf = (draw: number): Question => {
  const city = cityCodes[draw % cityCodes.length] ?? ''
  const others = airports.filter((airport) => airport.cityCode !== city)
  const other = others[mix(draw, 1) % others.length]
  const end = (draw % 5 === 0 ? other?.cityCode : other?.code) ?? ''
  return {
    from: draw % 2 === 0 ? city : end,
    to: draw % 2 === 0 ? end : city,
    cabin: cabins[draw % cabins.length] ?? 'economy',
    day: firstDay + (mix(draw, 2) % 300),
    stay: mix(draw, 3) % 2 === 0 ? null : mix(draw, 4) % 12,
  }
}

describe('a search for a city', { timeout: 120_000 }, () => {
  it('is as cheap as the cheapest of its airports, in every cabin, both ways', () => {
    const questions = Array.from({ length: tries(500) }, (_, draw) => questionOf(draw))
    const answers = questions.map((question) => ({
      ...question,
      ofCity: priceOf(question),
      ofAirports: lowestOfAirports(question),
    }))
    expect(answers.filter(({ ofCity, ofAirports }) => ofCity !== ofAirports)).toEqual([])
    expect(answers.filter(({ ofCity }) => ofCity !== null).length).toBeGreaterThan(tries(200))
  })
})
