import { describe, expect, it } from 'vitest'
import { joinPrices, lowestOf, monthQuestion } from './calendar-prices.ts'
import type { SearchDraft } from '../search-draft.ts'

const today = '2026-11-21'
const draft: SearchDraft = {
  tripType: '2',
  from: { text: 'BOG', place: undefined },
  to: { text: 'Madrid (MAD)', place: undefined },
  departure: '2026-12-10',
  return: '2026-12-20',
  adults: 2,
  children: 0,
  infants: 0,
  ages: [],
  cabin: 'economy',
}

describe('monthQuestion', () => {
  it('asks departures of a round trip for the nights that were chosen', () => {
    expect(monthQuestion(draft, '2026-12-01', 'departure', today)).toMatchObject({
      from: 'BOG',
      to: 'MAD',
      start: '2026-12-01',
      end: '2026-12-31',
      stay: 10,
      departure: undefined,
    })
  })

  it('asks no day that has passed', () => {
    expect(monthQuestion(draft, '2026-11-01', 'departure', today)).toMatchObject({ start: today, end: '2026-11-30' })
    expect(monthQuestion(draft, '2026-10-01', 'departure', today)).toBeUndefined()
  })

  it('asks returns from the departure on', () => {
    expect(monthQuestion(draft, '2026-12-01', 'return', today)).toMatchObject({
      start: '2026-12-10',
      stay: undefined,
      departure: '2026-12-10',
    })
    expect(monthQuestion(draft, '2026-11-01', 'return', today)).toBeUndefined()
  })

  it('asks one-way prices of a one-way', () => {
    expect(monthQuestion({ ...draft, tripType: '1' }, '2026-12-01', 'departure', today)?.stay).toBeUndefined()
  })

  it.each(['2026-12-04', ''])('asks whole trips of a round trip that has %j for its return', (back) => {
    expect(monthQuestion({ ...draft, return: back }, '2026-12-01', 'departure', today)?.stay).toBe(0)
  })

  it.each(['', 'somewhere', 'BOG'])('asks nothing towards %j', (text) => {
    const to = { text, place: undefined }
    expect(monthQuestion({ ...draft, to }, '2026-12-01', 'departure', today)).toBeUndefined()
  })
})

it('joins months, and finds the lowest of what there is', () => {
  const prices = joinPrices([
    undefined,
    { currency: 'USD', days: { '2026-12-01': 900 } },
    { currency: 'USD', days: { '2027-01-01': 400 } },
  ])
  expect(prices?.days).toEqual({ '2026-12-01': 900, '2027-01-01': 400 })
  expect(lowestOf(prices)).toBe(400)
  expect(lowestOf(joinPrices([undefined]))).toBeUndefined()
})
