import { describe, expect, it } from 'vitest'
import { readDayPricesQuestion } from './day-prices-question.ts'
import { type DayPricesQuestion, pricedSearch, serialiseDayPricesQuestion } from './day-prices.ts'
import { pricesQuery } from './prices-query.server.ts'

const question: DayPricesQuestion = {
  from: 'BOG',
  to: 'MAD',
  adults: 2,
  children: 1,
  infants: 0,
  cabin: 'premium_economy',
  start: '2027-03-01',
  end: '2027-03-31',
  stay: 6,
  departure: undefined,
}

it.each([
  question,
  { ...question, stay: undefined },
  { ...question, stay: 361 },
  { ...question, stay: undefined, departure: '2027-02-10' },
  { ...question, end: question.start },
  { ...question, fares: ['refundable', 'noPenalty'] as const },
])('is read as it was written', (asked) => {
  expect(readDayPricesQuestion(new URLSearchParams(serialiseDayPricesQuestion(asked)))).toEqual(asked)
})

describe('is refused', () => {
  it.each([
    ['from', 'bog'],
    ['to', 'BOG'],
    ['start', '2027-02-30'],
    ['end', '2027-02-28'],
    ['end', '2028-03-01'],
    ['adults', '0'],
    ['adults', '9'],
    ['infants', '3'],
    ['children', '-1'],
    ['cabin', 'luxury'],
    ['fares', 'cheap'],
    ['stay', '362'],
    ['stay', ''],
    ['departure', '2027-03-02'],
  ])('%s=%s', (name, value) => {
    const query = new URLSearchParams(serialiseDayPricesQuestion(question))
    query.set(name, value)
    expect(readDayPricesQuestion(query)).toBeUndefined()
  })
})

it('is of the fares that a search asks for, where it asks for any', () => {
  const search = { ...question, ages: [7], fares: ['noRestriction'] as const }
  expect(pricedSearch(search)).toMatchObject({ from: 'BOG', fares: ['noRestriction'] })
  expect(pricedSearch(search)).not.toHaveProperty('ages')
  expect(pricedSearch({ ...search, fares: [] })).not.toHaveProperty('fares')
  expect(pricesQuery({ ...search, fares: ['refundable', 'noRestriction'] })).toMatchObject({
    refundableFare: 'true',
    noRestrictionFare: 'true',
  })
  expect(pricesQuery(search)).not.toHaveProperty('refundableFare')
})
