import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { runServer } from '#/server/runtime.server.ts'
import type { DayPrices } from './day-prices.ts'
import { type FlightSearch, fareTerms } from '../search/flight-search.ts'
import { searchFlights } from '../offer/flights.server.ts'
import { type OfferColumns, fromOfferColumns } from '../offer/offer-columns.ts'
import { handleDayPrices } from './day-prices.handler.server.ts'
import { handleGridPrices } from './grid-prices.handler.server.ts'
import { dayPrices, lowestTo } from './prices.server.ts'

beforeAll(() => void Object.assign(env, { BACKEND: SELF }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-05T23:40:00Z') }))
afterEach(() => void vi.useRealTimers())

const departure = '2027-03-10'
const travellers = { adults: 1, children: 0, infants: 0, cabin: 'economy' as const }

type Terms = Pick<FlightSearch, 'fares'>

const searched = async (from: string, to: string, terms: Terms = {}): Promise<number | undefined> => {
  const search: FlightSearch = { ...travellers, ...terms, from, to, departure, return: undefined, ages: [] }
  const found = await runServer(searchFlights(search))
  if (!found.ok) throw new Error(found.problem.message)
  const columns: OfferColumns = JSON.parse(found.value.text)
  return fromOfferColumns(columns).offers[0]?.fares[0]?.total
}

const inCalendar = async (from: string, to: string, terms: Terms = {}): Promise<number | undefined> => {
  const days = { start: departure, end: departure, stay: undefined, departure: undefined }
  const found = await runServer(dayPrices({ ...travellers, ...terms, ...days, from, to }))
  if (!found.ok) throw new Error(found.problem.message)
  const prices: DayPrices = JSON.parse(found.value)
  return prices.days[departure]
}

const routes = [
  ['BOG', 'MAD'],
  ['EZE', 'MIA'],
  ['LIM', 'SCL'],
  ['GRU', 'LIS'],
  ['MEX', 'CUN'],
  ['MDE', 'CTG'],
] as const

const times = ['05T23:40', '05T23:55', '06T00:02', '06T00:40', '06T01:01', '06T01:50', '06T02:02']

it('shows one price in the list and in the calendar, whichever of the two was kept, through the night', async () => {
  const moved: string[] = []
  for (const [from, to] of routes) {
    const seen = new Set<number | undefined>()
    for (const time of times) {
      vi.setSystemTime(new Date(`2027-03-${time}:00Z`))
      const list = await searched(from, to)
      expect(list, `${from}-${to} at ${time}`).toBeGreaterThan(0)
      expect(await inCalendar(from, to), `${from}-${to} at ${time}`).toBe(list)
      seen.add(list)
    }
    if (seen.size > 1) moved.push(`${from}-${to}`)
  }
  expect(moved.length).toBeGreaterThan(routes.length / 2)
})

const days = { start: departure, end: departure, stay: undefined, departure: undefined }

it('tells of a row of places what the calendar tells of each', async () => {
  const found = await runServer(lowestTo({ ...travellers, ...days, from: 'BOG' }, ['MAD', 'MIA', 'BOG']))
  if (!found.ok) throw new Error(found.problem.message)
  const [madrid, miami] = [await inCalendar('BOG', 'MAD'), await inCalendar('BOG', 'MIA')]
  expect(madrid).toBeGreaterThan(0)
  expect(found.value).toEqual({
    MAD: { amount: madrid, currency: 'USD' },
    MIA: { amount: miami, currency: 'USD' },
  })
})

const row = () => runServer(lowestTo({ ...travellers, ...days, from: 'LIM' }, ['CUZ']))

it('asks again for a row of places of which one could not be asked', async () => {
  Object.assign(env, { BACKEND: { fetch: () => Promise.resolve(new Response('no', { status: 503 })) } })
  expect(await row()).toEqual({ ok: true, value: {} })
  // what is kept is kept behind the answer
  await scheduler.wait(100)
  Object.assign(env, { BACKEND: SELF })
  expect(await row()).toMatchObject({ ok: true, value: { CUZ: { currency: 'USD' } } })
})

it.each(fareTerms)('shows one price in the list and in the calendar where fares are %s', async (term) => {
  const terms: Terms = { fares: [term] }
  const list = await searched('BOG', 'MAD', terms)
  expect(list).toBeGreaterThan((await searched('BOG', 'MAD')) ?? Infinity)
  expect(await inCalendar('BOG', 'MAD', terms)).toBe(list)
})

it.each([
  ['23:40:00', 600],
  ['23:58:30', 90],
])('a browser that asks at %s keeps prices for %i seconds, and no longer than their hour', async (time, seconds) => {
  vi.setSystemTime(Date.parse(`2027-03-05T${time}Z`))
  const days = await handleDayPrices(
    new URL(
      'http://site/x?from=BOG&to=MAD&adults=1&children=0&infants=0&cabin=economy&start=2027-03-10&end=2027-03-10',
    ),
  )
  const grid = await handleGridPrices(
    new URL(
      'http://site/x?from=BOG&to=MAD&departure=2027-03-10&return=2027-03-20&adults=1&children=0&infants=0&cabin=economy',
    ),
  )
  for (const { status, headers } of [days, grid])
    expect([status, headers.get('cache-control')]).toEqual([200, `public, max-age=${seconds}`])
})
