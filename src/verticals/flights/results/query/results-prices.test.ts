import { describe, expect, it } from 'vitest'
import { flightAnswer } from '../../offer/flight-answer-fixture.ts'
import type { Fare, FlightOffer } from '../../offer/flight-offer.ts'
import { flightResults } from './flight-results.ts'
import { flightListFrom } from '../../offer/offer-mapper.server.ts'
import type { ResultsQuery } from './results-query.ts'
import { resultsView } from './results-view.ts'
import { flightSearch as search } from '../../search/flight-search-fixture.ts'

const { list } = flightListFrom(flightAnswer({ departures: 2, returns: 2 }), 'USD')

const fareAt = (fare: Fare | undefined, total: number, isRefundable: boolean): Fare => {
  if (!fare) throw new Error('an offer without a fare')
  const refund = { allowed: isRefundable, penalty: null }
  return {
    ...fare,
    id: `${total} ${isRefundable}`,
    total,
    bag: 30_00,
    rules: { ...fare.rules, checkedBags: null, refund },
  }
}

/** Two returns with each departure: the first departure's differ by 69 dollars, the second's cost the same. */
const totals = [300_00, 369_00, 410_00, 410_00]
const offers = list.offers.map((offer, index): FlightOffer => ({
  ...offer,
  fares: [
    fareAt(offer.fares[0], totals[index] ?? 0, index === 2),
    fareAt(offer.fares[0], (totals[index] ?? 0) + 50_00, true),
  ],
}))
const returns = offers.slice(0, 2).flatMap(({ inbound }) => inbound ?? [])
const results = flightResults({ ...list, offers }, search)
const query: ResultsQuery = {
  filters: {},
  sort: 'cheapest',
  page: 1,
  bags: false,
  outbound: undefined,
  inbound: undefined,
}

const rowsOf = (change: Partial<ResultsQuery>) => resultsView(results, { ...query, ...change }).list?.rows ?? []
const refundable = { refundable: ['refundable'] }

describe('the price of a departure', () => {
  it('is that of its cheapest return, and says so where another costs more', () => {
    expect(rowsOf({}).map(({ total, isLowest, more }) => [total, isLowest, more])).toEqual([
      [300_00, true, undefined],
      [410_00, false, undefined],
    ])
  })

  it('goes on from there with each return', () => {
    const outbound = offers[0]?.outbound.key
    expect(rowsOf({ outbound }).map(({ total, more }) => [total, more])).toEqual([
      [300_00, 0],
      [369_00, 69_00],
    ])
    expect(rowsOf({ outbound: offers[2]?.outbound.key }).map(({ more }) => more)).toEqual([0, 0])
    expect(rowsOf({ outbound, filters: refundable, bags: true }).map(({ more }) => more)).toEqual([0, 69_00])
  })

  it('is not compared with where filters choose among returns: it may have been another when it was chosen', () => {
    const [outbound, mostMinutes] = [offers[0]?.outbound.key, Math.max(...returns.map(({ minutes }) => minutes))]
    expect(rowsOf({ outbound, filters: { rduration: mostMinutes } }).map(({ more }) => more)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is that of the cheapest return that the filters of the way back leave, in the orders and filters as well', () => {
    const [cheap, dear] = returns
    if (!cheap || !dear) throw new Error('a departure without two returns')
    const filters = { rduration: Math.min(cheap.minutes, dear.minutes) }
    const kept = cheap.minutes < dear.minutes ? 0 : 1
    const asked = rowsOf({ filters })
    expect(asked.map(({ total, isLowest }) => [total, isLowest])).toEqual([
      [[300_00, 369_00][kept], false],
      [410_00, false],
    ])
    const below = resultsView(results, { ...query, filters: { ...filters, price: { max: 350 } } }).list
    expect(below?.matched).toBe(kept === 0 ? 1 : 0)
    expect(rowsOf({ outbound: offers[0]?.outbound.key, filters }).map(({ total }) => total)).toEqual([asked[0]?.total])
  })

  it('is none where no return is left, and each filter says what it takes away', () => {
    const list = resultsView(results, { ...query, filters: { rduration: 1, stops: ['0', '1', '2'] } }).list
    expect([list?.total, list?.matched, list?.leftWithout]).toEqual([2, 0, { rduration: 2, stops: 0 }])
  })
})

describe('a filter that raises a price', () => {
  it('says why, and does not where the cheapest fare has what is asked', () => {
    expect(rowsOf({ filters: refundable }).map(({ total, raisedBy }) => [total, raisedBy])).toEqual([
      [350_00, ['refundable']],
      [410_00, []],
    ])
    expect(rowsOf({}).map(({ raisedBy }) => raisedBy)).toEqual([[], []])
  })

  it('is not the bag, which is said by itself', () => {
    expect(rowsOf({ bags: true }).map(({ total, raisedBy }) => [total, raisedBy])).toEqual([
      [330_00, []],
      [440_00, []],
    ])
  })
})

it('the fares to choose from cost what the list said, the bag in it', () => {
  const [outbound, inbound] = [offers[0]?.outbound.key, offers[0]?.inbound?.key]
  const fares = (bags: boolean) => resultsView(results, { ...query, outbound, inbound, bags }).fares
  expect(fares(true).map(({ total, bag }) => [total, bag])).toEqual([
    [330_00, 'added'],
    [380_00, 'added'],
  ])
  expect(fares(false).map(({ total, bag }) => [total, bag])).toEqual([
    [300_00, undefined],
    [350_00, undefined],
  ])
})
