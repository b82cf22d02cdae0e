import { expect, it } from 'vitest'
import type { FoundTour } from '#contract/products/tours/tour-search.ts'
import { fromColumns } from '#/features/results/answer/columns.ts'
import { tourListFrom } from './tour-mapper.server.ts'

const names = { es: 'a', en: 'a' }
const usd = (amount: number) => ({ amount, currency: 'USD' })
type Wire = FoundTour['departures'][number]

const found = (departures: readonly Wire[], status: Wire['status'], mayBeCalledOff: boolean): FoundTour => ({
  tourCode: 'a',
  country: { countryCode: 'PE', slug: 'peru', name: names },
  name: names,
  summary: names,
  operator: 'a',
  themes: [],
  pace: 'easy',
  days: 8,
  ages: { from: 0, to: 99 },
  group: { fewest: 6, most: 16 },
  guideLanguages: ['es'],
  pictureSeed: 1,
  places: [],
  lowestPrice: {
    departureId: 'a',
    from: '2027-02-06',
    to: '2027-02-13',
    status,
    left: null,
    callOff: mayBeCalledOff ? { until: '2027-01-01', fewerThan: 6 } : null,
    rooms: ['twin'],
    total: usd(100),
    deposit: usd(10),
    balance: usd(90),
    balanceDue: null,
    perPerson: usd(50),
  },
  departures,
})

const toured = (wire: FoundTour) => tourListFrom({ tours: [wire] }, 2, 'es').tours[0]

it.each([
  ['guaranteed', {}, true],
  ['available', {}, false],
  ['few', { guaranteed: true }, true],
  ['few', { guaranteed: false }, false],
  ['few', {}, false],
  ['on_request', {}, false],
] as const)('a departure that is %s, %o, is guaranteed: %s', (status, more, expected) => {
  const tour = toured(found([{ from: '2027-02-06', total: 100, status, ...more }], status, true))
  expect(tour && fromColumns(tour.departures)).toMatchObject([{ guaranteed: expected }])
})

it.each([
  ['guaranteed', false, true],
  ['few', false, true],
  ['few', true, false],
  ['on_request', false, false],
] as const)('the cheapest, %s, which may be called off: %s, is guaranteed: %s', (status, mayBeCalledOff, expected) =>
  expect(toured(found([], status, mayBeCalledOff))?.price.guaranteed).toBe(expected),
)
