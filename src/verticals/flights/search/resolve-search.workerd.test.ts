import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { runServer } from '#/server/runtime.server.ts'
import { resolveFlightSearch, resolveWithoutLookup } from './resolve-search.server.ts'

beforeAll(() => void Object.assign(env, { BACKEND: SELF }))
afterEach(() => void vi.useRealTimers())

const bogota = { lat: 4.711, lon: -74.0721 }

it.each([
  ['AKL', '2027-03-10T11:30:00Z', '2027-03-11'],
  ['HNL', '2027-03-10T09:30:00Z', '2027-03-09'],
  ['BOG', '2027-03-10T04:30:00Z', '2027-03-09'],
  ['MAD', '2027-03-10T23:30:00Z', '2027-03-11'],
])('today at %s, when it is %s, is %s', async (from, now, today) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const open = (departure: string) => runServer(resolveFlightSearch({ from, to: 'LAX', departure }, bogota, 'en'))
  const opened = await open(today)
  if (!opened.ok) throw new Error(opened.problem.message)
  expect(opened.value).toMatchObject({ today, search: { departure: today } })
  expect(opened.value.corrections.filter(({ field }) => field === 'departure')).toEqual([])
  const dayBefore = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  const late = await open(dayBefore)
  if (!late.ok) throw new Error(late.problem.message)
  expect(late.value.search.departure >= today).toBe(true)
  expect(late.value.corrections.map(({ field }) => field)).toContain('departure')
})

it.each(['LHR', 'London'])(
  'where nobody said from where, a visitor of London may go to %s from elsewhere',
  async (to) => {
    const found = await runServer(resolveFlightSearch({ to, departure: '2027-03-10' }, { lat: 51.5, lon: -0.12 }, 'en'))
    if (!found.ok) throw new Error(found.problem.message)
    const { search, places, corrections } = found.value
    expect([search.from, search.to, places.to?.cityCode]).toEqual(['MAD', to === 'LHR' ? 'LHR' : 'LON', 'LON'])
    expect(corrections.filter(({ field }) => field === 'from' || field === 'to')).toEqual([
      { field: 'from', code: 'missing', given: '', used: 'Madrid (MAD)' },
    ])
  },
)

it.each([
  ['Goa', 'GOI'],
  ['goa', 'GOI'],
  ['GOA', 'GOA'],
  ['mad', 'MAD'],
  ['Lhr', 'LHR'],
  ['lon', 'LON'],
  ['Pau', 'PUF'],
])('“%s” alone, as a form without scripts sends it, is %s', async (to, code) => {
  const found = await runServer(resolveFlightSearch({ from: 'JFK', to, departure: '2027-03-10' }, bogota, 'en'))
  if (!found.ok) throw new Error(found.problem.message)
  expect(found.value.search.to).toBe(code)
  expect(found.value.corrections.filter(({ field }) => field === 'to')).toEqual([])
})

it.each([
  ['AKL', '2027-03-10T11:30:00Z', '2027-03-11'],
  ['HNL', '2027-03-10T09:30:00Z', '2027-03-09'],
])('the last day that is sold from %s, when it is %s, is asked for as it is', (from, now, today) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const departure = lastBookableDay(today)
  const url = { from, to: 'LAX', departure, adults: '1', children: '0', infants: '0', cabin: 'economy' }
  expect(resolveWithoutLookup(url)).toMatchObject({ search: { departure }, corrections: [] })
})
