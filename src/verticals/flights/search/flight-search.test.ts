import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FlightSearch,
  fareTerms,
  resultsPath,
  searchName,
  serialiseFlightSearch,
  stepDay,
} from './flight-search.ts'
import { segmentOf } from './search-segment.ts'
import { flightSearch } from './flight-search-fixture.ts'

const search: FlightSearch = { ...flightSearch, adults: 2, children: 1, ages: [7], infants: 1 }

it('serialises in the order in which campaigns write it', () => {
  expect(new URLSearchParams(serialiseFlightSearch(search)).toString()).toBe(
    'from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=2&children=1&ages=7&infants=1&cabin=economy',
  )
})

it.each([
  [{ from: 'Bogotá', to: 'Madrid' }, '/vuelos-bogota-madrid/results'],
  [{ from: 'Nueva York', to: 'São Paulo' }, '/vuelos-nueva-york-sao-paulo/results'],
  [{ from: 'St. John’s', to: '北京' }, '/vuelos-st-john-s-mad/results'],
  [{}, '/vuelos-bog-mad/results'],
])('resultsPath %o', (names, path) => {
  expect(resultsPath(search, names)).toBe(path)
})

describe('stepDay', () => {
  it.each([
    ['departure', 1, '2027-03-10', '2027-03-11'],
    ['departure', -1, '2027-03-10', undefined],
    ['departure', -1, '2027-03-09', '2027-03-09'],
    ['return', -1, '2027-03-01', '2027-03-19'],
    ['return', 1, '2026-03-24', undefined],
  ] as const)('%s %i on %s', (leg, step, today, expected) => {
    expect(stepDay(search, leg, step, today)?.[leg]).toBe(expected)
  })

  it('keeps the departure before the return, and the return after the departure', () => {
    const sameDay = { ...search, departure: search.return ?? '' }
    expect(stepDay(sameDay, 'departure', 1, '2027-01-01')).toBeUndefined()
    expect(stepDay(sameDay, 'return', -1, '2027-01-01')).toBeUndefined()
  })

  it('has no return to move on a one-way', () => {
    expect(stepDay({ ...search, return: undefined }, 'return', 1, '2027-01-01')).toBeUndefined()
  })
})

describe('segmentOf', () => {
  it('has a leg back and every traveller of a round trip', () => {
    expect(segmentOf(search, 'COP')).toMatchObject({
      legInfo: [
        { from: 'BOG', to: 'MAD', departureDate: '2027-03-10' },
        { from: 'MAD', to: 'BOG', departureDate: '2027-03-20' },
      ],
      travelerInfo: [
        { id: '1', type: 'adult' },
        { id: '2', type: 'adult' },
        { id: '3', type: 'child', age: 7 },
        { id: '4', type: 'infant' },
      ],
      cabin: 'economy',
      currencyCode: 'COP',
    })
  })

  it('drops the leg back of a one-way, and falls back to USD', () => {
    const segment = segmentOf({ ...search, return: undefined }, undefined)
    expect(segment.legInfo).toHaveLength(1)
    expect(segment.currencyCode).toBe('USD')
  })

  it('asks for the fares that were asked for, under a name of their own in the cache, and for no others', () => {
    fc.assert(
      fc.property(fc.subarray([...fareTerms]), (fares) => {
        const asked = { ...search, fares }
        const { refundableFare, noPenaltyFare, noRestrictionFare } = segmentOf(asked, 'USD')
        expect([refundableFare, noPenaltyFare, noRestrictionFare]).toEqual(
          fareTerms.map((term) => fares.includes(term)),
        )
        expect(searchName(asked) === searchName(search)).toBe(fares.length === 0)
      }),
    )
  })
})
