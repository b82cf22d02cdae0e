import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alliances } from '#domain/alliances.ts'
import { parseQuery } from '#domain/query-parameters.ts'
import type { Filters } from '#/features/results/facet.ts'
import { timeBands } from '#domain/time/time-bands.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'
import { type ResultsQuery, parseResultsQuery, resultsKeys, resultsParameters } from './results-query.ts'

const parse = (query: string) => parseResultsQuery(parseQuery(query))

describe('an address written by hand', () => {
  it.each<[string, object]>([
    ['stops=0,1', { filters: { stops: ['0', '1'] } }],
    ['stops=0&stops=1', { filters: { stops: ['0', '1'] } }],
    ['airlines=ib,AV,IB&stops=&page=', { filters: { airlines: ['IB', 'AV'] } }],
    ['price=300-900', { filters: { price: { min: 300, max: 900 } } }],
    ['price=300..900', { filters: { price: { min: 300, max: 900 } } }],
    ['price=900-300', { filters: { price: { min: 300, max: 900 } } }],
    ['price=-900', { filters: { price: { min: undefined, max: 900 } } }],
    ['price=300-', { filters: { price: { min: 300, max: undefined } } }],
    ['priceMax=900', { filters: { price: { max: 900 } } }],
    ['dep=Morning,late&rarr=early', { filters: { dep: ['morning', 'late'], rarr: ['early'] } }],
    ['duration=600', { filters: { duration: 600 } }],
    ['duration=10h30', { filters: { duration: 630 } }],
    ['refundable=1&zeroPenalty=true&bags=on', { bags: true, filters: { refundable: ['zeroPenalty', 'refundable'] } }],
    ['sort=Cheapest&page=2', { sort: 'cheapest', page: 2 }],
    ['out=av26.ib6589~1&back=IB1', { outbound: 'AV26.IB6589~1', inbound: 'IB1' }],
    [
      'cabinBag=1&co2=LOW&rnight=noair,Air',
      { filters: { cabinBag: ['cabinBag'], co2: ['low'], rnight: ['noair', 'air'] } },
    ],
    ['layover=3h&alliance=Star,oneworld', { filters: { layover: 180, alliance: ['star', 'oneworld'] } }],
    ['avoid=nk,FR&depAirport=lhr&rarrAirport=LGW', { filters: { avoid: ['NK', 'FR'], rarrAirport: ['LGW'] } }],
    ['aircraft=32n,788', { filters: { aircraft: ['32N', '788'] } }],
    ['', { filters: {}, sort: 'best', page: 1, bags: false }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toMatchObject({ query: expected, unread: [] })
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
    ['cabinBag=two', 'cabinBag'],
    ['co2=none', 'co2'],
    ['night=long', 'night'],
    ['layover=short', 'layover'],
    ['alliance=united', 'alliance'],
    ['avoid=Ryanair', 'avoid'],
    ['depAirport=London', 'depAirport'],
    ['arrAirport=LHR,Gatwick', 'arrAirport'],
    ['aircraft=Boeing', 'aircraft'],
    ['sort=random', 'sort'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['out=<script>', 'out'],
  ])('%s', (query, name) => {
    expect(parse(query).unread).toEqual([name])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...resultsKeys), fc.anything()), (raw) => {
        parseResultsQuery(raw)
      }),
    )
  })
})

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 })
const leg = (direction: string) =>
  fc.record(
    {
      [`${direction}stops`]: some(['0', '1', '2']),
      [`${direction}dep`]: some(timeBands),
      [`${direction}arr`]: some(timeBands),
      [`${direction}airlines`]: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{2}$/), { minLength: 1, maxLength: 4 }),
      [`${direction}duration`]: fc.integer({ min: 1, max: 9999 }),
      [`${direction}layover`]: fc.integer({ min: 1, max: 9999 }),
      [`${direction}night`]: some(['air', 'noair', 'nolayover']),
      [`${direction}alliance`]: some(alliances),
      [`${direction}avoid`]: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{2}$/), { minLength: 1, maxLength: 4 }),
      [`${direction}depAirport`]: fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/), { minLength: 1, maxLength: 3 }),
      [`${direction}arrAirport`]: fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/), { minLength: 1, maxLength: 3 }),
      [`${direction}co2`]: some(['low']),
      [`${direction}aircraft`]: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{3}$/), { minLength: 1, maxLength: 4 }),
    },
    { requiredKeys: [] },
  )
const units = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: undefined })
const price = fc
  .record({ min: units, max: units })
  .filter(({ min, max }) => (min ?? max) !== undefined && (min ?? 0) <= (max ?? Infinity))
const fare = fc.record(
  { price, refundable: fc.subarray(['zeroPenalty', 'refundable'], { minLength: 1 }) },
  { requiredKeys: [] },
)
const key = fc.option(fc.stringMatching(/^[A-Z]{2}\d{1,4}(~1)?$/), { nil: undefined })

const anyQuery: fc.Arbitrary<ResultsQuery> = fc.record({
  filters: fc.tuple(leg(''), leg('r'), fare).map((parts) => Object.assign({}, ...parts) as Filters),
  sort: fc.constantFrom(...flightSorts.map(({ name }) => name)),
  page: fc.integer({ min: 1, max: 1000 }),
  bags: fc.boolean(),
  outbound: key,
  inbound: key,
})

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseResultsQuery(resultsParameters(query))).toEqual({ query, unread: [] })
    }),
  )
})
