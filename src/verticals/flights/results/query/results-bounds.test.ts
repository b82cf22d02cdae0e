import { describe, expect, it } from 'vitest'
import { facetsOf } from '../../filters/facets.ts'
import { flightAnswer } from '../../offer/flight-answer-fixture.ts'
import { anyFare, anyFlight, anyLeg } from '../../filters/flight-filters.ts'
import { flightResults } from './flight-results.ts'
import type { FlightSearch } from '../../search/flight-search.ts'
import { rowOrder } from '../../filters/flight-sorts.ts'
import { flightListFrom } from '../../offer/offer-mapper.server.ts'
import type { ResultsQuery } from './results-query.ts'
import { listFlights } from './results-view.ts'

const search: FlightSearch = {
  from: 'BOG',
  to: 'MAD',
  departure: '2027-03-10',
  return: undefined,
  adults: 2,
  children: 0,
  ages: [],
  infants: 0,
  cabin: 'economy',
}

const plain: ResultsQuery = {
  filters: anyFlight,
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

const rowsWith = (fare: Partial<typeof anyFare>) =>
  listFlights(departures, { ...plain, filters: { ...anyFlight, fare: { ...anyFare, ...fare } } }, 'outbound').rows

const totalsWith = (fare: Partial<typeof anyFare>): readonly number[] => rowsWith(fare).map(({ total }) => total / 100)

describe('a bound', () => {
  it('of the price is part of what it asks for, above and below', () => {
    expect(totalsWith({ maxPrice: 300 })).toEqual([100, 200, 300])
    expect(totalsWith({ maxPrice: 299 })).toEqual([100, 200])
    expect(totalsWith({ minPrice: 200 })).toEqual([200, 300, 400])
    expect(totalsWith({ minPrice: 200, maxPrice: 300 })).toEqual([200, 300])
  })

  it('of the duration is part of what it asks for', () => {
    const shortest = Math.min(...departures.minutes)
    const matched = (maxMinutes: number) => {
      const filters = { ...anyFlight, outbound: { ...anyLeg, maxMinutes } }
      return listFlights(departures, { ...plain, filters }, 'outbound').matched
    }
    expect(matched(shortest)).toBe(departures.minutes.filter((minutes) => minutes === shortest).length)
    expect(matched(shortest - 1)).toBe(0)
  })

  it('counts the flights that are exactly at it', () => {
    const { price } = facetsOf(departures, anyLeg, { ...anyFare, maxPrice: 300 }, false)
    expect(price.find(({ key }) => key === 300)).toEqual({ key: 300, count: 3 })
    const longest = Math.max(...departures.minutes)
    const { duration } = facetsOf(departures, { ...anyLeg, maxMinutes: longest }, anyFare, false)
    expect(duration.find(({ key }) => key === longest)).toEqual({ key: longest, count: 4 })
  })
})

it('the price of one adult stands by the fare that it is of, and by no other', () => {
  expect(rowsWith({}).map(({ perAdult }) => perAdult)).toEqual([50_00, 100_00, 150_00, 200_00])
  expect(rowsWith({ refundable: true }).map(({ perAdult }) => perAdult)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('best weighs price, duration and stops as it says', () => {
  const columns = {
    totals: Float64Array.of(100, 200, 100, 120),
    minutes: Float64Array.of(600, 600, 600, 600),
    stops: Uint8Array.of(2, 0, 1, 0),
    distance: new Float64Array(4),
    daysOff: new Float64Array(4),
    bagless: undefined,
  }
  expect([0, 1, 2, 3].toSorted(rowOrder('best', columns))).toEqual([2, 3, 0, 1])
})
