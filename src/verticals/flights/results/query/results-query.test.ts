import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlainSearch } from '#domain/plain-search.ts'
import { anyFlight, stopChoices, timeBandNames } from '../../filters/flight-filters.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'
import { type ResultsQuery, parseResultsQuery, resultsKeys, resultsParameters } from './results-query.ts'

const parse = (query: string) => parseResultsQuery(parsePlainSearch(query))

describe('an address written by hand', () => {
  it.each<[string, object]>([
    ['stops=0,1', { filters: { outbound: { stops: ['0', '1'] } } }],
    ['stops=0&stops=1', { filters: { outbound: { stops: ['0', '1'] } } }],
    ['airlines=ib,AV,IB&stops=&page=', { filters: { outbound: { airlines: ['IB', 'AV'] } } }],
    ['price=300-900', { filters: { fare: { minPrice: 300, maxPrice: 900 } } }],
    ['price=300..900', { filters: { fare: { minPrice: 300, maxPrice: 900 } } }],
    ['price=900-300', { filters: { fare: { minPrice: 300, maxPrice: 900 } } }],
    ['price=-900', { filters: { fare: { minPrice: undefined, maxPrice: 900 } } }],
    ['price=300-', { filters: { fare: { minPrice: 300, maxPrice: undefined } } }],
    ['priceMax=900', { filters: { fare: { maxPrice: 900 } } }],
    [
      'dep=Morning,late&rarr=early',
      { filters: { outbound: { departure: ['morning', 'late'] }, inbound: { arrival: ['early'] } } },
    ],
    ['duration=600', { filters: { outbound: { maxMinutes: 600 } } }],
    ['duration=10h30', { filters: { outbound: { maxMinutes: 630 } } }],
    [
      'refundable=1&zeroPenalty=true&bags=on',
      { bags: true, filters: { fare: { refundable: true, zeroPenalty: true } } },
    ],
    ['sort=Cheapest&page=2', { sort: 'cheapest', page: 2 }],
    ['out=av26.ib6589~1&back=IB1', { outbound: 'AV26.IB6589~1', inbound: 'IB1' }],
    ['', { filters: anyFlight, sort: 'best', page: 1, bags: false }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toMatchObject({ query: expected, mended: [] })
  })
})

describe('what cannot be read is left out and named', () => {
  it.each([
    ['stops=5', 'stops'],
    ['stops=0,many', 'stops'],
    ['airlines=Iberia', 'airlines'],
    ['price=cheap', 'price'],
    ['price=-', 'price'],
    ['dep=noon', 'dep'],
    ['duration=0', 'duration'],
    ['refundable=maybe', 'refundable'],
    ['sort=random', 'sort'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['out=<script>', 'out'],
  ])('%s', (query, name) => {
    expect(parse(query).mended).toEqual([name])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...resultsKeys), fc.anything()), (raw) => {
        parseResultsQuery(raw)
      }),
    )
  })
})

const leg = fc.record({
  stops: fc.subarray([...stopChoices]),
  departure: fc.subarray([...timeBandNames]),
  arrival: fc.subarray([...timeBandNames]),
  airlines: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{2}$/), { maxLength: 4 }),
  maxMinutes: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
})
const price = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: undefined })
const key = fc.option(fc.stringMatching(/^[A-Z]{2}\d{1,4}(~1)?$/), { nil: undefined })

const anyQuery: fc.Arbitrary<ResultsQuery> = fc
  .record({
    filters: fc.record({
      outbound: leg,
      inbound: leg,
      fare: fc.record({ refundable: fc.boolean(), zeroPenalty: fc.boolean(), minPrice: price, maxPrice: price }),
    }),
    sort: fc.constantFrom(...flightSorts),
    page: fc.integer({ min: 1, max: 1000 }),
    bags: fc.boolean(),
    outbound: key,
    inbound: key,
  })
  .filter(({ filters: { fare } }) => (fare.minPrice ?? 0) <= (fare.maxPrice ?? Infinity))

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseResultsQuery(resultsParameters(query))).toEqual({ query, mended: [] })
    }),
  )
})
