import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flightAnswer } from '../../offer/flight-answer-fixture.ts'
import { type Filters } from '#/features/results/facet.ts'
import { pageSize } from '#/features/results/list-engine.ts'
import { timeBands } from '#domain/time/time-bands.ts'
import { carriersOf, hasZeroPenalty, isRefundable, stopCount } from '../../offer/flight-offer.ts'
import { flightResults } from './flight-results.ts'
import type { FlightSearch } from '../../search/flight-search.ts'
import { flightFacets } from '../../filters/flight-facets.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'
import { flightListFrom } from '../../offer/offer-mapper.server.ts'
import type { ResultsQuery } from './results-query.ts'
import { type FlightRow, listFlights, resultsView } from './results-view.ts'
import { tries } from '../../../../../scripts/tries.ts'
import { flightSearch } from '../../search/flight-search-fixture.ts'

const search: FlightSearch = { ...flightSearch, adults: 2, children: 1, ages: [7], infants: 1 }

const { list } = flightListFrom(flightAnswer({ departures: 60, returns: 3, seed: 7 }), 'USD')
const results = flightResults(list, search)
const table = results.departures

const sorts = flightSorts.map(({ name }) => name)

const plain: ResultsQuery = {
  filters: {},
  sort: 'best',
  page: 1,
  bags: false,
  outbound: undefined,
  inbound: undefined,
}

const allRows = (query: ResultsQuery): readonly FlightRow[] => {
  const { pages } = listFlights(table, query, 'outbound')
  return Array.from(
    { length: pages },
    (_, page) => listFlights(table, { ...query, page: page + 1 }, 'outbound').rows,
  ).flat()
}

const airlineCodes = [...new Set(table.rows.flatMap(({ slice }) => carriersOf(slice)))]
const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 })
const maybe = (value: fc.Arbitrary<number>) => fc.option(value, { nil: undefined })

const filters: fc.Arbitrary<Filters> = fc.record(
  {
    refundable: fc.subarray(['zeroPenalty', 'refundable'], { minLength: 1 }),
    price: fc.record({ min: maybe(fc.integer({ min: 0, max: 900 })), max: maybe(fc.integer({ min: 300, max: 3000 })) }),
    stops: some(['0', '1', '2']),
    dep: some(timeBands),
    arr: some(timeBands),
    airlines: some(airlineCodes),
    duration: fc.integer({ min: 300, max: 2500 }),
    layover: fc.integer({ min: 30, max: 500 }),
    night: some(['air', 'noair', 'nolayover']),
    alliance: some(['oneworld', 'skyteam', 'star']),
    avoid: some(airlineCodes),
    co2: fc.constant(['low']),
    cabinBag: fc.constant(['cabinBag']),
    aircraft: some(['788', '359', '32N']),
  },
  { requiredKeys: [] },
)

const queries: fc.Arbitrary<ResultsQuery> = fc.record({
  filters,
  sort: fc.constantFrom(...sorts),
  page: fc.constant(1),
  bags: fc.boolean(),
  outbound: fc.constant(undefined),
  inbound: fc.constant(undefined),
})

const matched = (query: ResultsQuery): number => listFlights(table, query, 'outbound').matched

/** In these, what is chosen is asked for beside what was chosen before. */
const addedTo: ReadonlySet<string> = new Set(['refundable', 'cabinBag', 'night', 'avoid'])

/** What choosing an option of a filter, alone in it, asks for. */
const chosen = (name: string, key: string, filters: Filters): unknown => {
  if (name === 'duration' || name === 'layover') return Number(key)
  if (name === 'price') return { min: undefined, max: Number(key) }
  if (!addedTo.has(name)) return [key]
  return [...new Set([key, ...((filters[name] as string[] | undefined) ?? [])])]
}

describe('facets', () => {
  it('say how many flights each choice leaves', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { buckets } = listFlights(table, query, 'outbound')
        const names = flightFacets.outbound.map(({ keys: [name] }) => name)
        // all of these leave from one airport, and arrive at one
        expect(names.filter((name) => !(name in buckets))).toEqual(['depAirport', 'arrAirport'])
        for (const [name, options] of Object.entries(buckets)) {
          for (const { key, count } of options) {
            const asked = { ...query.filters, [name]: chosen(name, key, query.filters) }
            expect(matched({ ...query, filters: asked }), `${name} ${key}`).toBe(count)
          }
        }
      }),
      { numRuns: tries(60) },
    )
  })

  it('always hold the chosen step', () => {
    const { buckets } = listFlights(table, { ...plain, filters: { duration: 777, price: { max: 1234 } } }, 'outbound')
    expect(buckets.duration?.map(({ key }) => key)).toContain('777')
    expect(buckets.price?.map(({ key }) => key)).toContain('1234')
  })
})

interface Asked {
  readonly stops?: readonly string[]
  readonly duration?: number
  readonly price?: { readonly min?: number; readonly max?: number }
}

describe('filters', () => {
  it('leave what was asked for and nothing else', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { stops, duration, price } = query.filters as Asked
        for (const { slice, total } of allRows(query)) {
          expect(stops === undefined || stops.includes(String(Math.min(stopCount(slice), 2)))).toBe(true)
          expect(slice.minutes).toBeLessThanOrEqual(duration ?? Infinity)
          expect(total).toBeLessThanOrEqual((price?.max ?? Infinity) * 100)
          expect(total).toBeGreaterThanOrEqual((price?.min ?? 0) * 100)
        }
      }),
      { numRuns: tries(40) },
    )
  })

  it('show the price of a fare that has what is asked', () => {
    const fares = new Map(list.offers.flatMap((offer) => offer.fares.map((fare) => [fare.id, fare])))
    for (const flag of ['refundable', 'zeroPenalty'] as const) {
      const has = flag === 'refundable' ? isRefundable : hasZeroPenalty
      const rows = allRows({ ...plain, filters: { refundable: [flag] } })
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        const fare = fares.get(row.offerId)
        expect(fare && has(fare.rules)).toBe(true)
        expect(fare?.total).toBe(row.total)
      }
    }
  })

  it('do not take an unknown rule for a yes', () => {
    const silent = { ...list, offers: list.offers.map((offer) => ({ ...offer, fares: offer.fares.slice(1, 2) })) }
    const rules = silent.offers[0]?.fares[0]?.rules
    expect(rules?.refund.allowed).toBeNull()
    const { departures } = flightResults(silent, search)
    const { refundable } = listFlights(departures, plain, 'outbound').buckets
    expect(refundable?.find(({ key }) => key === 'refundable')).toEqual({ key: 'refundable', count: 0 })
  })
})

describe('the price with a bag', () => {
  it('adds a bag for each traveller with a seat, or takes the fare that holds one where that is less', () => {
    for (const row of allRows({ ...plain, bags: true })) {
      const offer = list.offers.find(({ fares }) => fares.some(({ id }) => id === row.offerId))
      const totals = offer?.fares.map(({ total, bag = 0 }) => total + 3 * bag) ?? []
      expect(row.total).toBe(Math.min(...totals))
      expect(row.bag).not.toBe('none')
    }
  })

  it('puts flights without any bag last by price, and says so', () => {
    const offers = list.offers.map((offer, index) => ({
      ...offer,
      fares: offer.fares.slice(0, 1).map((fare) => (index < 3 ? { ...fare, total: 1, bag: undefined } : fare)),
    }))
    const { departures } = flightResults({ ...list, offers }, search)
    const query: ResultsQuery = { ...plain, sort: 'cheapest', bags: true, page: 6 }
    expect(listFlights(departures, query, 'outbound').rows.at(-1)).toMatchObject({ bag: 'none', total: 1 })
  })
})

describe('orders', () => {
  it.each(sorts)('%s is total: every page together holds each flight once, whatever the first order was', (sort) => {
    const rows = allRows({ ...plain, sort })
    expect(new Set(rows.map(({ slice }) => slice.key)).size).toBe(table.rows.length)
    const reversed = flightResults({ ...list, offers: list.offers.toReversed() }, search)
    const first = listFlights(reversed.departures, { ...plain, sort }, 'outbound').rows
    expect(first.map(({ total, slice }) => [total, slice.minutes])).toEqual(
      rows.slice(0, pageSize).map(({ total, slice }) => [total, slice.minutes]),
    )
  })

  it('cheapest and fastest are literal', () => {
    const totals = allRows({ ...plain, sort: 'cheapest' }).map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    const minutes = allRows({ ...plain, sort: 'fastest' }).map(({ slice }) => slice.minutes)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  })

  it('best puts no flight before one that is better in everything', () => {
    const rows = allRows({ ...plain, sort: 'best' })
    rows.forEach((row, index) => {
      for (const later of rows.slice(index + 1)) {
        const isBetter =
          later.total < row.total &&
          later.slice.minutes < row.slice.minutes &&
          stopCount(later.slice) < stopCount(row.slice)
        expect(isBetter).toBe(false)
      }
    })
  })
})

describe('choosing', () => {
  const outbound = table.rows[0]?.slice.key
  const returns = resultsView(results, { ...plain, outbound })
  const inbound = returns.list?.rows[0]?.slice.key

  it('leads from departures to returns to fares', () => {
    expect(resultsView(results, plain).stage).toBe('departure')
    expect(returns).toMatchObject({ stage: 'return', outbound: { slice: { key: outbound } } })
    const chosen = resultsView(results, { ...plain, outbound, inbound })
    expect(chosen).toMatchObject({ stage: 'fares', list: undefined, choiceGone: false })
    const offer = list.offers.find((one) => one.outbound.key === outbound && one.inbound?.key === inbound)
    expect(chosen.fares.map(({ fare }) => fare)).toEqual(offer?.fares)
  })

  it('shows a departure at the price of its cheapest return', () => {
    const row = allRows(plain).find(({ slice }) => slice.key === outbound)
    const cheapest = resultsView(results, { ...plain, outbound, sort: 'cheapest' }).list?.rows[0]
    expect(row?.total).toBe(cheapest?.total)
  })

  it('goes from a one-way flight straight to its fares', () => {
    const oneWay = flightListFrom(flightAnswer({ departures: 3, returns: 0 }), 'USD').list
    const single = flightResults(oneWay, { ...search, return: undefined })
    expect(resultsView(single, { ...plain, outbound: oneWay.offers[0]?.outbound.key }).stage).toBe('fares')
  })

  it('says where a chosen flight is not sold any more', () => {
    expect(resultsView(results, { ...plain, outbound: 'XX1' })).toMatchObject({ stage: 'departure', choiceGone: true })
    expect(resultsView(results, { ...plain, outbound, inbound: 'XX1' })).toMatchObject({
      stage: 'return',
      choiceGone: true,
    })
  })

  it('shows the last page where one beyond is asked for', () => {
    expect(listFlights(table, { ...plain, page: 99 }, 'outbound')).toMatchObject({ page: 6, pages: 6 })
  })
})
