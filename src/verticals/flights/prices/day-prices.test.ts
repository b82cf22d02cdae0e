import { describe, expect, it } from 'vitest'
import { readDayPricesQuestion } from './day-prices-question.ts'
import { type DayPricesQuestion, serialiseDayPricesQuestion } from './day-prices.ts'

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
  { ...question, stay: undefined, departure: '2027-02-10' },
  { ...question, end: question.start },
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
    ['stay', '331'],
    ['stay', ''],
    ['departure', '2027-03-02'],
  ])('%s=%s', (name, value) => {
    const query = new URLSearchParams(serialiseDayPricesQuestion(question))
    query.set(name, value)
    expect(readDayPricesQuestion(query)).toBeUndefined()
  })
})
