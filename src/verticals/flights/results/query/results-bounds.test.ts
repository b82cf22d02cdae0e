import { describe, expect, it } from 'vitest'
import { type Filters } from '#/features/results/facet.ts'
import { rowOrder } from '#/features/results/list-engine.ts'
import { flightAnswer } from '../../offer/flight-answer-fixture.ts'
import { flightResults } from './flight-results.ts'
import type { FlightSearch } from '../../search/flight-search.ts'
import { flightSorts } from '../../filters/flight-sorts.ts'
import { flightListFrom } from '../../offer/offer-mapper.server.ts'
import type { ResultsQuery } from './results-query.ts'
import { listFlights } from './results-view.ts'
import { flightSearch } from '../../search/flight-search-fixture.ts'

const search: FlightSearch = { ...flightSearch, return: undefined, adults: 2 }

const plain: ResultsQuery = {
  filters: {},
  sort: 'cheapest',
  page: 1,
  bags: false,
  outbound: undefined,
  inbound: undefined,
}

const { list } = flightListFrom(flightAnswer({ departures: 4, returns: 0 }), 'USD')

/** Offers at 100, 200, 300 and 400 dollars, and a dearer fare that can be refunded. */
const priced = {
  ...list,
  offers: list.offers.map((offer, index) => {
    const [fare] = offer.fares
    if (!fare) throw new Error('an offer without a fare')
    const total = (index + 1) * 100_00
    const rules = { ...fare.rules, refund: { allowed: false, penalty: null } }
    const refundable = { ...fare.rules, label: 'FLEX', refund: { allowed: true, penalty: 0 } }
    return {
      ...offer,
      perAdult: total / 2,
      fares: [
        { ...fare, id: `light ${index}`, total, rules },
        { ...fare, id: `flex ${index}`, total: total + 50_00, rules: refundable },
      ],
    }
  }),
}

const { departures } = flightResults(priced, search)

const listWith = (filters: Filters) => listFlights(departures, { ...plain, filters }, 'outbound')

const totalsWith = (price: { readonly min?: number; readonly max?: number }): readonly number[] =>
  listWith({ price }).rows.map(({ total }) => total / 100)

const matched = (most: number): number => listWith({ duration: most }).matched

describe('a bound', () => {
  it('of the price is part of what it asks for, above and below', () => {
    expect(totalsWith({ max: 300 })).toEqual([100, 200, 300])
    expect(totalsWith({ max: 299 })).toEqual([100, 200])
    expect(totalsWith({ min: 200 })).toEqual([200, 300, 400])
    expect(totalsWith({ min: 200, max: 300 })).toEqual([200, 300])
  })

  it('of the duration is part of what it asks for', () => {
    const { minutes } = departures.measures
    const shortest = Math.min(...minutes)
    expect(matched(shortest)).toBe(minutes.filter((one) => one === shortest).length)
    expect(matched(shortest - 1)).toBe(0)
  })

  it('counts the flights that are exactly at it', () => {
    const { buckets } = listWith({ price: { max: 300 } })
    expect(buckets.price?.find(({ key }) => key === '300')).toEqual({ key: '300', count: 3 })
    const longest = Math.max(...departures.measures.minutes)
    const { duration } = listWith({ duration: longest }).buckets
    expect(duration?.find(({ key }) => key === String(longest))).toEqual({ key: String(longest), count: 4 })
  })
})

it('the price of one adult stands by the fare that it is of, and by no other', () => {
  expect(listWith({}).rows.map(({ perAdult }) => perAdult)).toEqual([50_00, 100_00, 150_00, 200_00])
  expect(listWith({ refundable: ['refundable'] }).rows.map(({ perAdult }) => perAdult)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('best weighs price, duration and stops as it says', () => {
  const measures = {
    totals: [Float64Array.of(100, 200, 100, 120)],
    minutes: Float64Array.of(600, 600, 600, 600),
    stops: Uint8Array.of(2, 0, 1, 0),
    distance: new Float64Array(4),
    daysOff: new Float64Array(4),
    bagless: new Uint8Array(4),
  }
  const best = flightSorts.find(({ name }) => name === 'best')
  expect([0, 1, 2, 3].toSorted(rowOrder(best?.keys(measures, 0, {}) ?? []))).toEqual([2, 3, 0, 1])
})
