import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays, isDay } from '#domain/time/dates.ts'
import { countsFit, isChildAge, isCountOf } from '#domain/traveller/travellers.ts'
import { type FlightSearch, cabins, serialiseFlightSearch } from './flight-search.ts'
import { searchKeys } from './search-keys.ts'
import { parseFlightSearch } from './parse-flight-search.ts'
import { tries } from '../../../../scripts/tries.ts'
import { flightSearch } from './flight-search-fixture.ts'

const today = '2026-11-21'
const defaults = { from: 'BOG', to: 'MAD' }
const written =
  'from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=2&children=1&ages=7&infants=0&cabin=economy'

const parse = (query: string) => parseFlightSearch(Object.fromEntries(new URLSearchParams(query)), today, defaults)
const withChange = (change: string) => {
  const query = new URLSearchParams(written)
  for (const [name, value] of new URLSearchParams(change)) query.set(name, value)
  return parse(query.toString())
}

const asWritten: FlightSearch = { ...flightSearch, adults: 2, children: 1, ages: [7] }

describe('a URL that needs no correction', () => {
  it.each([
    '',
    'from=Bogotá (BOG)&to=Madrid (mad)',
    'departure=2027-3-10',
    'departure=2027/03/10&return=20270320',
    'cabin=Economy',
    'cabin=',
    'children=',
    'infants=',
    'ages= 7 ',
    'tripType=2',
  ])('%s', (change) => {
    expect(withChange(change)).toEqual({ search: asWritten, corrections: [], unresolved: {} })
  })

  it('reads three letters as a code, and asks whether they are a name where they are not written as one', () =>
    expect(withChange('from=bog&to= mad ')).toEqual({
      search: asWritten,
      corrections: [],
      unresolved: { from: 'bog', to: 'mad' },
    }))

  it('keeps several ages, however they are written', () => {
    for (const ages of ['4,11', '4, 11', ['4', '', '11'], '4;11', [4, 11]]) {
      const parsed = parseFlightSearch({ ...asWritten, children: 2, ages }, today, defaults)
      expect(parsed).toMatchObject({ search: { children: 2, ages: [4, 11] }, corrections: [] })
    }
  })

  it('keeps what a fare must allow, however it is written, and says nothing of it where any will do', () => {
    for (const fares of ['refundable,noPenalty', 'NOPENALTY refundable', ['noPenalty', 'refundable', 'refundable']]) {
      const { search, corrections } = parseFlightSearch({ ...asWritten, fares }, today, defaults)
      expect({ fares: search.fares, corrections }).toEqual({ fares: ['refundable', 'noPenalty'], corrections: [] })
    }
    expect(withChange('fares=').search).not.toHaveProperty('fares')
  })

  it('is one-way without a return, and drops the return of a one-way form', () => {
    expect(withChange('return=')).toMatchObject({ search: { return: undefined }, corrections: [] })
    expect(withChange('tripType=1')).toMatchObject({ search: { return: undefined }, corrections: [] })
  })
})

describe('what is corrected', () => {
  it.each([
    ['from=', { from: 'BOG' }, { field: 'from', code: 'missing', given: '', used: 'BOG' }],
    ['to=', { to: 'MAD' }, { field: 'to', code: 'missing', given: '', used: 'MAD' }],
    ['to=9!', { to: 'MAD' }, { field: 'to', code: 'unreadable', given: '9!', used: 'MAD' }],
    ['to=bog', { to: 'MAD' }, { field: 'to', code: 'same_place', given: 'BOG', used: 'MAD' }],
    ['from=MAD&to=MAD', { to: 'BOG' }, { field: 'to', code: 'same_place', given: 'MAD', used: 'BOG' }],
    ['departure=10/03/2027', { departure: '2026-11-28' }, { field: 'departure', code: 'unreadable' }],
    ['departure=', { departure: '2026-11-28' }, { field: 'departure', code: 'missing' }],
    ['departure=2027-02-30', { departure: '2027-02-28' }, { field: 'departure', code: 'impossible' }],
    ['departure=2028-02-30&return=', { departure: '2027-11-17' }, { field: 'departure', code: 'too_far' }],
    ['return=2027-03-09', { return: '2027-03-16' }, { field: 'return', code: 'before_departure' }],
    ['return=2031-01-01', { return: '2027-11-17' }, { field: 'return', code: 'too_far' }],
    ['return=2027-06-31', { return: '2027-06-30' }, { field: 'return', code: 'impossible' }],
    ['return=soon', { return: '2027-03-16' }, { field: 'return', code: 'unreadable' }],
    ['return=&tripType=2', { return: '2027-03-16' }, { field: 'return', code: 'missing' }],
    ['adults=0', { adults: 1 }, { field: 'adults', code: 'unreadable', given: '0', used: '1' }],
    ['adults=two', { adults: 1 }, { field: 'adults', code: 'unreadable' }],
    ['children=-1', { children: 0, ages: [] }, { field: 'children', code: 'unreadable' }],
    ['adults=9', { adults: 1, children: 0, infants: 0 }, { field: 'travellers', code: 'too_many', given: '10' }],
    ['infants=3', { adults: 2, infants: 0 }, { field: 'infants', code: 'more_than_adults', given: '3', used: '0' }],
    ['ages=', { ages: [11] }, { field: 'ages', code: 'missing', given: '', used: '11' }],
    ['ages=young', { ages: [11] }, { field: 'ages', code: 'unreadable', given: 'young', used: '11' }],
    ['ages=7,9', { ages: [7] }, { field: 'ages', code: 'extra', given: '9', used: '' }],
    ['ages=14', { adults: 3, children: 0, ages: [] }, { field: 'ages', code: 'flies_as_adult', given: '14' }],
    ['ages=1', { children: 0, infants: 1, ages: [] }, { field: 'ages', code: 'flies_as_infant', given: '1' }],
    ['ages=1&infants=2', { children: 1, ages: [2] }, { field: 'ages', code: 'unreadable', given: '1', used: '2' }],
    ['fares=refundable,cheap', { fares: ['refundable'] }, { field: 'fares', code: 'unreadable', given: 'cheap' }],
    ['cabin=luxury', { cabin: 'economy' }, { field: 'cabin', code: 'unreadable', given: 'luxury' }],
  ] as const)('%s', (change, used, correction) => {
    const { search, corrections } = withChange(change)
    expect(search).toMatchObject(used)
    expect(corrections).toHaveLength(1)
    expect(corrections[0]).toMatchObject(correction)
  })

  it('keeps the length of a trip whose days are past', () => {
    const { search, corrections } = withChange('departure=2026-03-10&return=2026-03-14')
    expect(search).toMatchObject({ departure: '2026-11-28', return: '2026-12-02' })
    expect(corrections.map(({ code }) => code)).toEqual(['past', 'moved_along'])
  })

  it('does not say that it keeps a length that is not sold', () => {
    const { search, corrections } = withChange('departure=2025-01-01&return=2026-06-01')
    expect(search).toMatchObject({ departure: '2026-11-28', return: '2026-12-04' })
    expect(corrections.map(({ code }) => code)).toEqual(['past', 'before_departure'])
  })

  it.each([
    ['premium', 'premium_economy'],
    ['Premium Economy', 'premium_economy'],
    ['business class', 'business'],
    ['Clase Ejecutiva', 'business'],
    ['Económica', 'economy'],
    ['FIRST', 'first'],
    ['constructor', 'economy'],
  ])('cabin %s', (cabin, expected) => {
    expect(withChange(`cabin=${cabin}`).search.cabin).toBe(expected)
  })
})

it('leaves words for the airport search', () => {
  expect(parse('from=Bogotá&to=nueva yrok&departure=2027-03-10')).toMatchObject({
    search: { from: 'BOG', to: 'MAD' },
    corrections: [],
    unresolved: { from: 'Bogotá', to: 'nueva yrok' },
  })
})

const isValid = (search: FlightSearch): boolean =>
  /^[A-Z]{3}$/.test(search.from) &&
  /^[A-Z]{3}$/.test(search.to) &&
  search.from !== search.to &&
  isDay(search.departure) &&
  search.departure >= today &&
  (search.return === undefined || (isDay(search.return) && search.return >= search.departure)) &&
  (search.return ?? search.departure) <= lastBookableDay(today) &&
  (['adults', 'children', 'infants'] as const).every((kind) => isCountOf(kind, search[kind])) &&
  countsFit(search) &&
  search.ages.length === search.children &&
  search.ages.every(isChildAge) &&
  cabins.includes(search.cabin)

const nearMiss = fc.oneof(
  fc.constantFrom('BOG', 'mad', 'LON', 'Bogotá (BOG)', 'nueva yrok', '2027-02-30', '2026-11-21', '2020-01-01'),
  fc.constantFrom('1', '2', '9', '0', '14', '7,9', '1,1,1', 'Economy', 'noPenalty,refundable', 'x'.repeat(500)),
  fc.integer({ min: -2, max: 12 }),
  fc.array(fc.integer({ min: -1, max: 130 }), { maxLength: 30 }),
  fc.anything(),
)
const anyQuery = fc.dictionary(fc.constantFrom(...searchKeys, 'sort', '__proto__'), nearMiss)

describe('any query at all', () => {
  it('becomes a search that can be sent', () => {
    fc.assert(
      fc.property(anyQuery, (raw) => {
        expect(isValid(parseFlightSearch(raw, today, defaults).search)).toBe(true)
      }),
      { numRuns: tries(2000) },
    )
  })

  it('needs no correction once it is normalised', () => {
    fc.assert(
      fc.property(anyQuery, (raw) => {
        const { search } = parseFlightSearch(raw, today, defaults)
        expect(parseFlightSearch(serialiseFlightSearch(search), today, defaults)).toEqual({
          search,
          corrections: [],
          unresolved: {},
        })
      }),
      { numRuns: tries(2000) },
    )
  })
})

const correctionsOfDay = (day: string) => withChange(`departure=${day}&return=`).corrections.length

it('accepts every day that is sold and no other', () => {
  expect([today, lastBookableDay(today)].map(correctionsOfDay)).toEqual([0, 0])
  expect([addDays(today, -1), addDays(lastBookableDay(today), 1)].map(correctionsOfDay)).toEqual([1, 1])
})

it('takes a day that is sold wherever it is already tomorrow, where the origin is not known', () => {
  const latest = addDays(today, 2)
  const asked = (days: Record<string, string>) =>
    parseFlightSearch({ ...asWritten, ...days }, today, defaults, latest).corrections.map(({ code }) => code)
  const last = lastBookableDay(latest)
  expect(asked({ departure: last, return: '' })).toEqual([])
  expect(asked({ departure: today, return: last })).toEqual([])
  expect(asked({ departure: addDays(last, 1), return: '' })).toEqual(['too_far'])
})
