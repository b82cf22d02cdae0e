import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toColumns } from '#/features/results/answer/columns.ts'
import type { ListedDeparture, Tour } from '../offer/tour.ts'
import { tourResults } from './tour-list.ts'
import { parseTourQuery } from './tour-query.ts'
import { toursView } from './tours-view.ts'

const leaving = (
  from: string,
  status: ListedDeparture['status'],
  total: number,
  { left = 0, guaranteed = status === 'guaranteed' } = {},
): ListedDeparture => ({ from, status, total, left, guaranteed })

/** A tour whose first departure is its cheapest. */
const tour = (code: string, departures: readonly [ListedDeparture, ...ListedDeparture[]]): Tour => ({
  code,
  country: { code: 'PE', slug: 'peru', name: 'Peru' },
  name: code,
  summary: '',
  themes: ['culture'],
  pace: 'easy',
  days: 8,
  guideLanguages: ['es'],
  pictureSeed: 1,
  places: [],
  price: {
    ...departures[0],
    to: '2027-12-31',
    callOff: undefined,
    rooms: ['twin'],
    deposit: 100,
    balance: departures[0].total - 100,
    balanceDue: undefined,
  },
  departures: toColumns(departures, ['from', 'status', 'total', 'left', 'guaranteed']),
})

const tours = [
  tour('A', [
    leaving('2027-02-06', 'on_request', 298_000),
    leaving('2027-02-20', 'available', 299_000),
    leaving('2027-07-03', 'available', 333_800),
    leaving('2027-07-10', 'few', 340_000, { left: 3, guaranteed: true }),
  ]),
  tour('B', [leaving('2027-02-13', 'guaranteed', 310_000), leaving('2027-07-05', 'on_request', 320_000)]),
  tour('C', [leaving('2027-03-01', 'available', 200_000), leaving('2027-03-08', 'few', 210_000, { left: 3 })]),
]
const results = tourResults({ currency: 'USD', people: 2, countries: {}, tours })
const view = (parameters: Record<string, string>) => toursView(results, parseTourQuery(parameters).query)
const shown = (parameters: Record<string, string>) =>
  view(parameters).list.rows.map(({ tour: { code }, departure }) => `${code} ${departure.from} ${departure.total}`)

describe('a list of tours', () => {
  it.each([
    ['at its lowest price', {}, ['C 2027-03-01 200000', 'A 2027-02-06 298000', 'B 2027-02-13 310000']],
    ['of a month, in the order of its prices', { begins: '2027-07' }, ['B 2027-07-05 320000', 'A 2027-07-03 333800']],
    ['of a month at most at so much', { begins: '2027-07', price: '3300' }, ['B 2027-07-05 320000']],
    ['guaranteed', { departures: 'guaranteed' }, ['B 2027-02-13 310000', 'A 2027-07-10 340000']],
    ['at once', { departures: 'at_once', begins: '2027-02' }, ['A 2027-02-20 299000', 'B 2027-02-13 310000']],
    ['of a departure that has all of it', { departures: 'guaranteed', begins: '2027-07' }, ['A 2027-07-10 340000']],
  ])('shows each %s', (_, asked, expected) => expect(shown(asked)).toEqual(expected))

  it.each([
    [{}, ['C 2', 'A 4', 'B 2']],
    [{ begins: '2027-07' }, ['B 1', 'A 2']],
    [{ begins: '2027-02,2027-07', departures: 'at_once' }, ['A 3', 'B 1']],
    [{ price: '3150' }, ['C 2', 'A 2', 'B 1']],
    [{ begins: '2027-07', price: '3350' }, ['B 1', 'A 1']],
  ])('counts the departures of each that are asked for: %j', (asked, expected) =>
    expect(view(asked).list.rows.map(({ tour: { code }, count }) => `${code} ${count}`)).toEqual(expected),
  )

  it('tells the terms of the cheapest departure alone, since it knows no others', () => {
    const [first] = view({ begins: '2027-03' }).list.rows
    expect(first?.departure).toBe(first?.tour.price)
    expect(view({ begins: '2027-07', departures: 'guaranteed' }).list.rows[0]?.departure).toEqual(
      leaving('2027-07-10', 'few', 340_000, { left: 3, guaranteed: true }),
    )
  })

  it('leaves as many as each option counted', () => {
    const some = fc.record(
      {
        begins: fc.constantFrom('2027-02', '2027-03', '2027-07', '2027-02,2027-07'),
        departures: fc.constantFrom('guaranteed', 'at_once'),
        price: fc.constantFrom('2500', '3000', '3200', '3350'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(some, fc.constantFrom('begins', 'departures', 'price'), (asked, filter) => {
        for (const { key, count } of view(asked).list.buckets[filter] ?? [])
          expect(view({ ...asked, [filter]: key }).list.matched).toBe(count)
      }),
    )
  })
})
