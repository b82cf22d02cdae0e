import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsOf } from '../../filters/facets.ts'
import { flightAnswer } from '../../offer/flight-answer-fixture.ts'
import {
  type FlightFilters,
  anyFare,
  anyFlight,
  anyLeg,
  stopChoices,
  timeBandNames,
} from '../../filters/flight-filters.ts'
import { hasZeroPenalty, isRefundable, stopCount } from '../../offer/flight-offer.ts'
import { flightResults } from './flight-results.ts'
import type { FlightSearch } from '../../search/flight-search.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'
import { flightListFrom } from '../../offer/offer-mapper.server.ts'
import { type ResultsQuery, pageSize } from './results-query.ts'
import { type FlightRow, listFlights, resultsView } from './results-view.ts'

const search: FlightSearch = {
  from: 'BOG',
  to: 'MAD',
  departure: '2027-03-10',
  return: '2027-03-20',
  adults: 2,
  children: 1,
  ages: [7],
  infants: 1,
  cabin: 'economy',
}

const { list } = flightListFrom(flightAnswer({ departures: 60, returns: 3, seed: 7 }), 'USD')
const results = flightResults(list, search)
const table = results.departures

const plain: ResultsQuery = {
  filters: anyFlight,
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

const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 3 })
const maybe = (value: fc.Arbitrary<number>) => fc.option(value, { nil: undefined })

const filters: fc.Arbitrary<FlightFilters> = fc.record({
  fare: fc.record({
    refundable: fc.boolean(),
    zeroPenalty: fc.boolean(),
    minPrice: maybe(fc.integer({ min: 0, max: 900 })),
    maxPrice: maybe(fc.integer({ min: 300, max: 3000 })),
  }),
  outbound: fc.record({
    stops: some(stopChoices),
    departure: some(timeBandNames),
    arrival: some(timeBandNames),
    airlines: some(table.airlines),
    maxMinutes: maybe(fc.integer({ min: 300, max: 2500 })),
  }),
  inbound: fc.constant(anyLeg),
})

const queries: fc.Arbitrary<ResultsQuery> = fc.record({
  filters,
  sort: fc.constantFrom(...flightSorts),
  page: fc.constant(1),
  bags: fc.boolean(),
  outbound: fc.constant(undefined),
  inbound: fc.constant(undefined),
})

const matched = (query: ResultsQuery): number => listFlights(table, query, 'outbound').matched

describe('facets', () => {
  it('say how many flights each choice leaves', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { fare, outbound } = query.filters
        const facets = facetsOf(table, outbound, fare, query.bags)
        const withLeg = (change: object) =>
          matched({ ...query, filters: { ...query.filters, outbound: { ...outbound, ...change } } })
        const withFare = (change: object) =>
          matched({ ...query, filters: { ...query.filters, fare: { ...fare, ...change } } })
        for (const { key, count } of facets.stops) expect(withLeg({ stops: [key] })).toBe(count)
        for (const { key, count } of facets.departure) expect(withLeg({ departure: [key] })).toBe(count)
        for (const { key, count } of facets.arrival) expect(withLeg({ arrival: [key] })).toBe(count)
        for (const { key, count } of facets.airlines) expect(withLeg({ airlines: [key] })).toBe(count)
        for (const { key, count } of facets.duration) expect(withLeg({ maxMinutes: key })).toBe(count)
        for (const { key, count } of facets.price) {
          expect(withFare({ minPrice: undefined, maxPrice: key })).toBe(count)
        }
        expect(withFare({ refundable: true })).toBe(facets.refundable)
        expect(withFare({ zeroPenalty: true })).toBe(facets.zeroPenalty)
      }),
      { numRuns: 60 },
    )
  })

  it('always hold the chosen step', () => {
    const facets = facetsOf(table, { ...anyLeg, maxMinutes: 777 }, { ...anyFare, maxPrice: 1234 }, false)
    expect(facets.duration.map(({ key }) => key)).toContain(777)
    expect(facets.price.map(({ key }) => key)).toContain(1234)
  })
})

describe('filters', () => {
  it('leave what was asked for and nothing else', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { fare, outbound } = query.filters
        for (const { slice, total } of allRows(query)) {
          const choice = stopChoices[Math.min(stopCount(slice), 2)]
          expect(outbound.stops.length === 0 || outbound.stops.some((stop) => stop === choice)).toBe(true)
          expect(slice.minutes).toBeLessThanOrEqual(outbound.maxMinutes ?? Infinity)
          expect(total).toBeLessThanOrEqual((fare.maxPrice ?? Infinity) * 100)
          expect(total).toBeGreaterThanOrEqual((fare.minPrice ?? 0) * 100)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('show the price of a fare that has what is asked', () => {
    const fares = new Map(list.offers.flatMap((offer) => offer.fares.map((fare) => [fare.id, fare])))
    for (const flag of ['refundable', 'zeroPenalty'] as const) {
      const has = flag === 'refundable' ? isRefundable : hasZeroPenalty
      const rows = allRows({ ...plain, filters: { ...anyFlight, fare: { ...anyFare, [flag]: true } } })
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
    expect(facetsOf(departures, anyLeg, anyFare, false).refundable).toBe(0)
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
  it.each(flightSorts)(
    '%s is total: every page together holds each flight once, whatever the first order was',
    (sort) => {
      const rows = allRows({ ...plain, sort })
      expect(new Set(rows.map(({ slice }) => slice.key)).size).toBe(table.slices.length)
      const reversed = flightResults({ ...list, offers: list.offers.toReversed() }, search)
      const first = listFlights(reversed.departures, { ...plain, sort }, 'outbound').rows
      expect(first.map(({ total, slice }) => [total, slice.minutes])).toEqual(
        rows.slice(0, pageSize).map(({ total, slice }) => [total, slice.minutes]),
      )
    },
  )

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
  const outbound = table.slices[0]?.key
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
